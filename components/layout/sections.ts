/** The six sections in their order; `under` are further paths that belong to one. Keys name the messages in `layout`. */
export const sections = [
  { key: 'ask', path: '/ask', under: [] },
  { key: 'documents', path: '/documents', under: [] },
  { key: 'calendar', path: '/calendar', under: [] },
  { key: 'directory', path: '/directory', under: ['/saints', '/clergy', '/popes', '/dioceses'] },
  { key: 'trends', path: '/trends', under: [] },
  { key: 'connect', path: '/connect', under: [] },
] as const;

/**
 * The `aria-current` of a section's link.
 * @param pathname without a language
 * @returns "page" on the section's own page, "true" anywhere inside it
 */
export function currentOf(section: { path: string; under: readonly string[] }, pathname: string): 'page' | 'true' | undefined {
  if (pathname === section.path) return 'page';
  return [section.path, ...section.under].some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'true' : undefined;
}
