'use client';

import { useState } from 'react';
import type { Asked } from '@/lib/skills/outcome';
import { keepDay } from './keep-day';

export interface WeekToKeep {
  /** Pages of the days, with their language and parameters; and what has to be asked for each first. */
  days: { path: string; toAsk: Asked[] }[];
  words: { title: string; lead: string; cost: string; keep: string; keeping: string; done: string; partly: string; unable: string };
}

type State = { kind: 'ready' } | { kind: 'keeping'; done: number } | { kind: 'done'; done: number } | { kind: 'unable' };

const filled = (text: string, values: Record<string, number>) => Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

/** Keeps the next seven days in this browser: what it costs stands beside the button; one day after the other, so that no allowance is used up in a moment. */
export function KeepWeek({ days, words }: WeekToKeep) {
  const [state, setState] = useState<State>({ kind: 'ready' });
  const [answered] = useState(() => new Set<Asked>());

  async function keepAll() {
    if (!('serviceWorker' in navigator) || !(await navigator.serviceWorker.getRegistration())) return setState({ kind: 'unable' });
    let done = 0;
    for (const day of days) {
      setState({ kind: 'keeping', done });
      if (await keepDay(day.path, day.toAsk, answered)) done += 1;
    }
    setState({ kind: 'done', done });
  }

  return (
    <section className="noprint scripted">
      <h2 className="rub">{words.title}</h2>
      <p className="meta mt-1">{words.lead} {words.cost}</p>
      <button type="button" className="txt" aria-disabled={state.kind === 'keeping'} onClick={() => state.kind !== 'keeping' && void keepAll()}>{words.keep}</button>
      <p className="meta" role="status">
        {state.kind === 'keeping' && filled(words.keeping, { done: state.done, all: days.length })}
        {state.kind === 'done' && (state.done === days.length ? words.done : filled(words.partly, { done: state.done, all: days.length }))}
        {state.kind === 'unable' && words.unable}
      </p>
    </section>
  );
}
