/**
 * Why a sign-in did not come about, as it stands in `/connect?problem=`. denied: the person said no · state: it was begun elsewhere or too long
 * ago · server: the authorization server refused or answered with what cannot be used · registration: this site is not known there ·
 * unreachable · absent: the agent's host names no authorization server · secret: this site has no key for cookies · too-long: the token does
 * not fit into cookies · token: what was pasted is no token · not-taken: the agent refuses it · api-key: it is a key of the API console · busy: too many tried at once.
 */
export const SIGN_IN_PROBLEMS = ['denied', 'state', 'server', 'registration', 'unreachable', 'absent', 'secret', 'too-long', 'token', 'not-taken', 'api-key', 'busy'] as const;

export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Reads the `problem` of an address; undefined for any other text. */
export function signInProblem(value: string | undefined): SignInProblem | undefined {
  return SIGN_IN_PROBLEMS.find((problem) => problem === value);
}
