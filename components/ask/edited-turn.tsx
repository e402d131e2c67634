import { createElement, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { LeaveEdit } from './turn-versions';

/**
 * Where a turn is asked anew: the field stands in the place of its question and of all that came after it.
 * @param children the field of the question
 */
export function EditedTurn({ id, level, children }: { id: string; level: 1 | 2; children: ReactNode }) {
  const t = useTranslations('versions');
  return (
    <article className="turn" id={id}>
      <div className="ans">
        {createElement(`h${level}`, { className: 'title' }, t('edit'))}
        <p className="muted mt-2 mb-5">{t('editingText')}</p>
        {children}
        <ClientMessages namespaces={['versions']}><LeaveEdit /></ClientMessages>
      </div>
    </article>
  );
}
