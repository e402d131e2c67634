import type { NameEntry } from './name-entry';

/** The same entries, each word in memory once however many bear it, and each context: most are one of a few hundred. Half the index. */
export function sharingWords(entries: readonly NameEntry[]): NameEntry[] {
  const words = new Map<string, string>();
  const contexts = new Map<string, readonly string[]>();
  const shared = <Value>(values: Map<string, Value>, key: string, value: Value): Value => {
    const known = values.get(key);
    if (known === undefined) values.set(key, value);
    return known ?? value;
  };
  const sharedNames = (names: NameEntry['names']) => names.map((name) => name.map((word) => shared(words, word, word)));
  return entries.map((entry) => ({
    ...entry,
    names: sharedNames(entry.names),
    ...(entry.wholeNames ? { wholeNames: sharedNames(entry.wholeNames) } : {}),
    context: shared(contexts, entry.context.join(' '), entry.context),
  }));
}
