/** For `useSyncExternalStore`, of what never changes while a page stands, but is another thing on the server. */
export const never = () => () => undefined;
