import { Feed } from 'feed';
import { escapeMarkup } from '@/lib/escape-markup';

/** One day of a feed. Texts are plain; they are escaped here. */
export interface FeedDay {
  title: string;
  /** Absolute address of its page; its id too. */
  url: string;
  /** When the day began where the reader is. */
  begins: Date;
  lines: string[];
}

/**
 * An Atom feed (RFC 4287) of days, the latest first.
 * @param address of the feed itself, absolute; its id too
 * @param home page that it belongs to, absolute
 */
export function readingsFeed(given: { title: string; description: string; language: string; address: string; home: string; days: readonly FeedDay[] }): string {
  const { title, description, language, address, home, days } = given;
  const feed = new Feed({
    title, description, id: address, link: home, language, updated: days[0]?.begins,
    generator: 'Magisterium Explorer', feedLinks: { atom: address }, author: { name: 'Magisterium Explorer' },
  });
  for (const { title: name, url, begins, lines } of days) {
    // The library calls titles HTML.
    feed.addItem({ title: escapeMarkup(name), id: url, link: url, date: begins, published: begins, content: lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('') });
  }
  return feed.atom1();
}
