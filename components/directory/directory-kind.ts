/** The four directories, by the first part of their addresses. */
export type DirectoryKind = 'saints' | 'clergy' | 'popes' | 'dioceses';

export const DIRECTORIES: readonly DirectoryKind[] = ['saints', 'clergy', 'popes', 'dioceses'];

/** The key under which each skill sends and takes the canonical id. */
export const ID_KEYS: Record<DirectoryKind, string> = {
  saints: 'saint_id',
  clergy: 'person_id',
  popes: 'pope_id',
  dioceses: 'source_code',
};

/** What an agent sent about one person or see: a name, and anything else. */
export type Profile = { primary_name: string } & Record<string, unknown>;

/** A profile's own address, without the language. The id is encoded once, here; one that ends as a file does keeps clear of the files beside a page. */
export function profilePath(kind: DirectoryKind, id: string): string {
  return `/${kind}/${encodeURIComponent(id).replace(/\.(json|vcf)$/, '%2E$1')}`;
}

/** The address of a search, without the language. */
export function searchPath(kind: DirectoryKind | 'directory', query: string): string {
  return `/${kind}?q=${encodeURIComponent(query)}`;
}
