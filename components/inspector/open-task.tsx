import { useId, useState, type FormEvent } from 'react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import type { InspectorActions, OpenedTask } from './inspector-means';
import { TaskResult } from './task-result';

/** Reads any task of the agent by its id; free of charge. */
export function OpenTask({ openTask }: Pick<InspectorActions, 'openTask'>) {
  const t = useTranslations('inspector');
  const field = useId();
  const [task, setTask] = useState<OpenedTask | 'loading' | 'failed'>();
  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (task === 'loading') return;
    const id = String(new FormData(event.currentTarget).get('task') ?? '');
    setTask('loading');
    setTask(await openTask(id).catch(() => 'failed' as const));
  }
  return (
    <section className="mt-8">
      <h3 className="rub">{t('task')}</h3>
      <p className="meta mt-1">{t('taskText')}</p>
      <form className="mt-2 flex flex-wrap items-end gap-3" onSubmit={open}>
        <div className="min-w-0 flex-1 basis-60"><Field id={field} name="task" label={t('taskId')} required maxLength={200} autoComplete="off" spellCheck={false} /></div>
        <button type="submit" className="btn" aria-disabled={task === 'loading'}>{t('taskOpen')}</button>
      </form>
      {task === 'loading' && <p role="status" className="mt-2">{t('loading')}</p>}
      {task === 'failed' && <p role="status" className="mt-2">{t('failed')}</p>}
      {task && typeof task === 'object' && <TaskResult task={task} />}
    </section>
  );
}
