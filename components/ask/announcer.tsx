'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** What is said, and whether it has changed since the area was entered: what was there at first is not news. */
let said: { text: string; isNews: boolean } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const spoken = () => (said?.isNews ? said.text : '');

/** The live region of the questions. It stands above the pages, since a region that comes with its words is not spoken. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, spoken, () => '');
  useEffect(() => () => {
    said = undefined;
  }, []);
  return <p className="vh" role="status">{text}</p>;
}

/** Shows nothing: has the region above say how the question stands. */
export function Announce({ text }: { text: string }) {
  useEffect(() => {
    if (said?.text === text) return;
    said = { text, isNews: said !== undefined };
    for (const listener of listeners) listener();
  }, [text]);
  return null;
}
