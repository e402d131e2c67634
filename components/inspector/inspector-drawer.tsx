import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { AgentCard } from './agent-card';
import type { InspectorActions } from './inspector-means';
import { OpenTask } from './open-task';
import { PageCalls } from './page-calls';

/**
 * The inspector: a modal drawer at the end side, the whole width of a phone. Escape closes it, as does the ground beside it.
 * @param close called once it is closed, to take it away and give the focus back
 */
export function InspectorDrawer({ actions, close }: { actions: InspectorActions; close: () => void }) {
  const t = useTranslations('inspector');
  const drawer = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    if (!drawer.current?.open) drawer.current?.showModal();
  }, []);
  const shut = () => drawer.current?.close();
  return (
    <dialog
      ref={drawer} aria-labelledby={title} onClose={close} onClick={(event) => event.target === drawer.current && shut()}
      className="my-0 ms-auto me-0 h-dvh max-h-dvh w-full max-w-[46rem] overflow-y-auto overscroll-contain border-0 border-s border-rule-strong bg-paper p-0 text-base text-ink shadow-float backdrop:bg-[rgb(0_0_0/.4)] print:hidden"
    >
      <div className="px-5 pb-10 sm:px-8">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-rule bg-paper py-2">
          <h2 id={title} className="font-serif text-[1.375rem]">{t('open')}</h2>
          <button type="button" className="txt" onClick={shut}>{t('close')}</button>
        </div>
        <p className="muted mt-4">{t('lede')}</p>
        <PageCalls openTask={actions.openTask} />
        <OpenTask openTask={actions.openTask} />
        <AgentCard readCard={actions.readCard} />
      </div>
    </dialog>
  );
}
