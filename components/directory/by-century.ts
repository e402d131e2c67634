/** Things of one century; `century` 21 is 2001 to 2100. */
export interface Century<Thing> { century: number; things: Thing[] }

/** The century of a date that begins with its year: "0042" is in the 1st, "2000" in the 20th. */
export function centuryOf(date: string): number {
  return Math.ceil(Number(date.slice(0, 4)) / 100);
}

/**
 * Groups things by the century in which they begin, latest century first, each group latest first.
 * @param things in order of time, earliest first
 */
export function byCentury<Thing extends { from?: string }>(things: Thing[]): Century<Thing>[] {
  const groups = new Map<number, Thing[]>();
  for (const thing of things.toReversed()) {
    if (!thing.from) continue;
    const century = centuryOf(thing.from);
    groups.set(century, [...(groups.get(century) ?? []), thing]);
  }
  return [...groups].map(([century, grouped]) => ({ century, things: grouped }));
}
