import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ExchangeEntry } from './exchange-entry';
import type { InspectorActions, OpenedTask, ShownExchange } from './inspector-means';
import { TaskResult } from './task-result';

/** One call of the page; its task can be read again, free of charge. */
export function PageCall({ exchange, cache, openTask }: { exchange: ShownExchange; cache?: string } & Pick<InspectorActions, 'openTask'>) {
  const t = useTranslations('inspector');
  const [task, setTask] = useState<OpenedTask | 'loading' | 'failed'>();
  const { taskId } = exchange;
  async function open(id: string) {
    if (task === 'loading') return;
    setTask('loading');
    setTask(await openTask(id).catch(() => 'failed' as const));
  }
  const again = taskId && <button type="button" className="txt" aria-disabled={task === 'loading'} onClick={() => open(taskId)}>{t('taskAgain')}</button>;
  return (
    <>
      <ExchangeEntry exchange={exchange} cache={cache} actions={again} />
      {task === 'failed' && <p role="status">{t('failed')}</p>}
      {typeof task === 'object' && <TaskResult task={task} />}
    </>
  );
}
