/** Kinds of jurisdiction as agents write them before a name; in a chart that compares sees the place alone tells them apart. */
const KIND = /^(?:(?:Metropolitan |Major )?(?:Arch)?(?:diocese|eparchy|eparchate)|(?:Apostolic|Military) (?:Vicariate|Prefecture|Administration|Exarchate|Ordinariate)|Territorial (?:Prelature|Abbey)|Patriarchate|Exarchate|Ordinariate|Prelature)\s+(?:of|for)\s+(?:the\s+)?/i;

/**
 * "Diocese of Worcester" is "Worcester" beside its line. A name that is nothing but a kind stays whole.
 * @param name as sent by the agent, in English as its documents are
 */
export function shortSeeName(name: string): string {
  return name.replace(KIND, '').trim() || name;
}
