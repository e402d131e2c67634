/**
 * Whether a text looks like a key of the Magisterium API console, which is never valid for A2A.
 *
 * Known: such keys exist, and the agent refuses them (its "Getting started" page). Seen: settings of third-party programs for that API write
 * a placeholder that begins with `sk_`. Guessed: `sk-`, `pk_`, `rk_`, `mag_`, `mgs_`, `magisterium_` and `api_`/`key_`, the ways in which keys
 * are commonly named. The official form is documented nowhere, so a key of another form gets through and is refused by the agent itself.
 * A JWT never counts as a key, whatever it begins with.
 */
export function isApiConsoleKey(text: string): boolean {
  const isJwt = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(text);
  return !isJwt && /^(?:sk|pk|rk|mag|mgs|magisterium|api|key)[_-]/i.test(text);
}
