import { kept } from './kept';
import { readData } from '../read-data';

/**
 * The id under which a person stands now who once stood twice; undefined for every id that was never given up.
 * `lib/agent/data/old-saint-ids.json` is the table by which the compile program joins the records; addresses may still hold the old ids.
 */
export function keptSaintId(oldId: string): string | undefined {
  return oldSaintIds().get(oldId);
}

/** Every id that was given up, with the one that is kept. */
export function oldSaintIds(): ReadonlyMap<string, string> {
  return kept('old-saint-ids', () => new Map(Object.entries(readData<Record<string, string>>('old-saint-ids'))));
}
