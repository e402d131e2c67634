'use client';

import type { ReactNode } from 'react';
import { AnsweredTurn } from '../answered-turn';
import type { ExportedTurn } from '../export/exported-turn';
import { KeptBy } from './kept-by';

/**
 * A turn that comes from the reader's browser or out of an address. It brings the Markdown code along and is therefore only ever loaded when
 * there is such a turn (load-kept-answer.ts, shared-answers.tsx). Needs the words of `ask`, `markdown`, `provenance`, `states`, `files`, `quotation` and `export`.
 * @param turn checked for its shape; its texts are untrusted
 * @param answeredInMs how long the agent took, where known
 * @param task the agent's own number of the answer
 * @param id of the article it stands in
 * @param level of the question's heading
 * @param readAs says when it was answered, where that is hearsay
 * @param searchable whether the agent that is connected now can be asked for a document by its title
 * @param children what stands under the answer
 */
export function KeptAnswer(props: {
  turn: ExportedTurn; answeredInMs?: number; task?: string; id: string; level: 1 | 2; siteUrl: string; readAs?: string; searchable?: boolean; under?: ReactNode; children?: ReactNode;
}) {
  const { turn, answeredInMs, task, id, level, siteUrl, readAs, searchable, under, children } = props;
  return (
    <>
      <AnsweredTurn
        turn={turn} id={id} level={level} siteUrl={siteUrl} answeredInMs={answeredInMs} searchable={searchable && !turn.agent.builtIn} under={under}
        line={(actions) => <KeptBy agent={turn.agent} readAt={turn.readAt} readAs={readAs} task={task} actions={actions} />}
      />
      {children && <div className="rel">{children}</div>}
    </>
  );
}
