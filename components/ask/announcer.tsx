'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { announce, endNews, fadeNews, lastNews, onNews, type Announcement } from './announcements';

/** So long news stands in the document; long enough to be spoken, behind whatever is being read. */
const STANDS_MS = 10_000;

/** The live region of the questions. It stands above the pages, since a region that comes with its words is not spoken. */
export function Announcer() {
  const news = useSyncExternalStore(onNews, lastNews, () => undefined);
  useEffect(() => endNews, []);
  useEffect(() => {
    if (!news) return undefined;
    const timer = setTimeout(fadeNews, STANDS_MS);
    return () => clearTimeout(timer);
  }, [news]);
  // Of another question the same words are put in anew, for only what changes is spoken.
  return <p className="vh" role="status">{news && <span key={news.of}>{news.text}</span>}</p>;
}

/** Shows nothing: has the region above say how the question stands. */
export function Announce({ text, of }: Announcement) {
  useEffect(() => announce({ text, of }), [text, of]);
  return null;
}
