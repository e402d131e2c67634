import { CHINESE } from './chinese-topics';
import { FRENCH } from './french-topics';
import { GERMAN } from './german-topics';
import { HUNGARIAN } from './hungarian-topics';
import { MALTESE } from './maltese-topics';
import type { Tongue, TongueName } from './tongue';

/** The languages beside English, with their tables. */
export const TONGUES: Readonly<Record<TongueName, Tongue>> = { de: GERMAN, fr: FRENCH, hu: HUNGARIAN, zh: CHINESE, mt: MALTESE };

/** A topic's name as it stands in a question of that language; undefined where the table has none. */
export function topicName(topic: string, tongue: TongueName): string | undefined {
  return TONGUES[tongue].topics[topic]?.[0];
}
