import { useTranslations } from 'next-intl';
import { ExchangeEntry } from './exchange-entry';
import type { OpenedTask } from './inspector-means';

type Answer = NonNullable<Extract<OpenedTask, { kind: 'opened' }>['answer']>;

function useAnswerWords() {
  const t = useTranslations('inspector');
  return ({ skill, reading, title }: Answer) => {
    if (reading === 'not-found') return t('taskNotFound', { skill });
    if (reading === 'unreadable') return t('taskUnreadable', { skill });
    return title ? t('taskNamed', { skill, title }) : t('taskFound', { skill });
  };
}

/** The agent answered, and not with a task; any other failure says nothing of the task. */
const NO_SUCH_TASK: readonly string[] = ['task-not-found', 'server-error', 'invalid-params'];

/** What came of opening a task: its state, what answer it is, and the exchange itself. */
export function TaskResult({ task }: { task: OpenedTask }) {
  const t = useTranslations('inspector');
  const say = useAnswerWords();
  if (task.kind === 'rate') return <p role="status">{t('rate', { seconds: task.seconds })}</p>;
  if (task.kind === 'invalid') return <p role="status">{t('taskInvalid')}</p>;
  const { state, answer, exchange } = task;
  return (
    <div className="mt-3 border-s-2 border-rule-strong ps-4">
      <p role="status" dir="auto">
        {state ? [t('taskState', { state }), answer ? say(answer) : t('taskUnknown')].join(' · ') : t(NO_SUCH_TASK.includes(exchange.failure?.kind ?? '') ? 'noTask' : 'unopened')}
      </p>
      <ExchangeEntry exchange={exchange} />
    </div>
  );
}
