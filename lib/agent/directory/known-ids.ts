import { clergy } from './clergy';
import { dioceses } from './dioceses';
import { kept } from './kept';
import type { DirectoryKind } from './kind-words';
import { popes } from './popes';
import { saints } from './saints';

/** All ids of a directory, in the order of the data; the clergy with the popes under their birth names. */
export function listIds(kind: DirectoryKind): ReadonlySet<string> {
  return kept(`ids-${kind}`, () => new Set({ saints, clergy, popes, dioceses }[kind]().keys()));
}

/** Whether an id exists: cheap enough to decide a 404 before anything is rendered. */
export function isKnownId(kind: DirectoryKind, id: string): boolean {
  return listIds(kind).has(id);
}
