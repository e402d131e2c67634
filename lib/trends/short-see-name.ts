/** Kinds of jurisdiction as agents write them before a name; in a chart that compares sees the place alone tells them apart. */
const KIND = /^(?:(?:Metropolitan |Major )?(?:Arch)?(?:diocese|eparchy|eparchate)|(?:Apostolic|Military) (?:Vicariate|Prefecture|Administration|Exarchate|Ordinariate)|Territorial (?:Prelature|Abbey)|Patriarchate|Exarchate|Ordinariate|Prelature)\s+(?:of|for)\s+(?:the\s+)?/i;

/**
 * "Diocese of Worcester" is "Worcester" beside its line. A name that is nothing but a kind stays whole.
 * @param name as sent by the agent, in English as its documents are
 */
export function shortSeeName(name: string): string {
  return name.replace(KIND, '').trim() || name;
}

/**
 * Short names by which a reader can tell sees apart: two that would be called alike have their whole names, and their codes where those are alike too.
 * @param sees in order, with the names as sent
 */
export function shortSeeNames(sees: { name: string; code: string }[]): string[] {
  const isAlone = (name: string, names: string[]) => names.filter((other) => other === name).length === 1;
  const short = sees.map(({ name }) => shortSeeName(name));
  const whole = sees.map(({ name }) => name);
  return sees.map(({ name, code }, index) => {
    const called = short[index] ?? name;
    return isAlone(called, short) ? called : isAlone(name, whole) ? name : `${name} (${code})`;
  });
}
