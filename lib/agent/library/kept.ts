const store = globalThis as typeof globalThis & { builtInLibrary?: Map<string, unknown> };

/**
 * Makes a value at its first use and keeps it for the life of the process.
 * It hangs on globalThis because Next loads a module once for pages and again for route handlers.
 */
export function kept<T>(name: string, make: () => T): T {
  const values = (store.builtInLibrary ??= new Map());
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as T;
}
