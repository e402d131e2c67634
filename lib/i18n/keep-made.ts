/**
 * Makes a thing once for each key and keeps it: an Intl formatter costs a hundred times what it does.
 * @param limit how many are kept; beyond it all are forgotten, since keys may come from outside (a cookie's zone)
 * @param make may throw; then nothing is kept
 */
export function keepMade<Made>(limit: number, make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const kept = made.get(key);
    if (kept !== undefined) return kept;
    const fresh = make(key);
    if (made.size >= limit) made.clear();
    made.set(key, fresh);
    return fresh;
  };
}
