/** What of a day a page shows, where that is not the usual: another celebration by its id, another of its Masses by its key. */
export interface DayChoice {
  of?: string;
  mass?: string;
}

/** The address of a day, without language. @param view `reading` for the readings alone */
export function dayHref(date: string, { of, mass }: DayChoice = {}, view?: 'reading'): string {
  const query = new URLSearchParams({ ...(of ? { of } : {}), ...(mass ? { mass } : {}), ...(view ? { view } : {}) }).toString();
  return query ? `/calendar/${date}?${query}` : `/calendar/${date}`;
}
