'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { announce, endNews, lastNews, onNews, type Announcement } from './announcements';

/** The live region of the questions. It stands above the pages, since a region that comes with its words is not spoken. */
export function Announcer() {
  const news = useSyncExternalStore(onNews, lastNews, () => undefined);
  useEffect(() => endNews, []);
  // Of another question the same words are put in anew, for only what changes is spoken.
  return <p className="vh" role="status">{news && <span key={news.of}>{news.text}</span>}</p>;
}

/** Shows nothing: has the region above say how the question stands. */
export function Announce({ text, of }: Announcement) {
  useEffect(() => announce({ text, of }), [text, of]);
  return null;
}
