/** Cookie that keeps which agent a reader chose: `built-in` or `remote`. No secret. */
export const AGENT_CHOICE_COOKIE = 'agent';
