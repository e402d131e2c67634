/** What is said of a question. */
export interface Announcement {
  text: string;
  /** Of which question and of what became of it: the same words about another one are news again. */
  of: string;
}

/** Whether it has changed since the pages of questions were entered: what was there at first is not news. */
let said: (Announcement & { isNews: boolean }) | undefined;
const listeners = new Set<() => void>();

/** Says how a question stands. */
export function announce({ text, of }: Announcement): void {
  if (said?.text === text && said.of === of) return;
  said = { text, of, isNews: said !== undefined };
  for (const listener of listeners) listener();
}

/** The last news, the same object until there are others. */
export function lastNews(): Announcement | undefined {
  return said?.isNews ? said : undefined;
}

/** Calls back on all news. @returns ends that */
export function onNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last news was spoken long ago: whoever reads through the page now does not come upon what has passed. The same is no news again. */
export function fadeNews(): void {
  if (!said?.isNews) return;
  said = { ...said, isNews: false };
  for (const listener of listeners) listener();
}

/** The pages of questions were left. */
export function endNews(): void {
  said = undefined;
}
