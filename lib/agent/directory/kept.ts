const store = globalThis as { magisteriumDirectory?: Map<string, unknown> };

/**
 * A value made on first use and kept for the life of the process.
 * It hangs on `globalThis` because pages and route handlers of Next do not share module state.
 */
export function kept<T>(key: string, make: () => T): T {
  const values = (store.magisteriumDirectory ??= new Map());
  if (!values.has(key)) values.set(key, make());
  return values.get(key) as T;
}
