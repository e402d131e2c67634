import { useTranslations } from 'next-intl';
import { QueuedNotice } from '@/components/budget/queued-notice';
import { Disclosure } from '@/components/ui/disclosure';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Outcome } from '@/lib/skills/outcome';
import { ReadForm } from './read-form';
import { UseBuiltIn } from './use-built-in';

type Unanswered = Extract<Outcome<never>, { kind: 'refused' | 'failed' }>;

/** Where another account, or none, would help; the built-in agent asks for none. */
const ACCOUNT: readonly string[] = ['plan', 'sign-in', 'expired', 'forbidden'];

function technicalWords(outcome: Unanswered): string {
  const numbers = outcome.kind === 'failed' ? [outcome.status && `HTTP ${outcome.status}`, outcome.code && String(outcome.code)] : [];
  return [...numbers, outcome.detail].filter(Boolean).join(' · ');
}

/**
 * Why there is no answer, in calm words, with a next step. The agent's own text is plain and only under "Details".
 * @param retryHref address that asks again, without its language; used where asking costs nothing
 */
export function OutcomeNotice({ outcome, retryHref, live = false }: { outcome: Unanswered; retryHref?: string; live?: boolean }) {
  const t = useTranslations('outcome');
  const { asked, reason } = outcome;
  const wait = outcome.kind === 'refused' ? outcome.retryAfterSeconds : undefined;
  const queue = outcome.kind === 'refused' ? outcome.queue : undefined;
  const key = reason === 'rate' && wait !== undefined ? 'rateWait' : reason;
  const technical = technicalWords(outcome);
  const again = asked && asked.skill !== 'catholic_qa'
    ? <ReadForm asked={asked} label={reason === 'unasked' ? t('readNow') : t('againForOne')} busy={t('asking')} className={reason === 'unasked' ? 'btn pri' : 'txt'} />
    : retryHref && <TextLink href={retryHref}>{t('again')}</TextLink>;
  return (
    <div data-exchange={outcome.exchange}>
      <Notice
        tone={outcome.kind === 'refused' ? 'plain' : 'caution'}
        live={live}
        title={t(`${key}.title`, { seconds: wait ?? 0 })}
        actions={
          <>
            {!queue && again}
            <TextLink href="/connect">{t('connection')}</TextLink>
            {asked && ACCOUNT.includes(reason) && <UseBuiltIn label={t('useBuiltIn')} />}
          </>
        }
      >
        <p>{t(`${key}.text`, { seconds: wait ?? 0 })}</p>
        {queue && <QueuedNotice key={queue.id} queue={queue} />}
        {technical && (
          <Disclosure summary={t('details')}>
            <p className="meta" dir="auto">{technical}</p>
          </Disclosure>
        )}
      </Notice>
    </div>
  );
}
