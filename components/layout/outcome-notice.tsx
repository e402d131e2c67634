import { useLocale, useTranslations } from 'next-intl';
import { Pause } from '@/components/budget/pause';
import { QueuedNotice } from '@/components/budget/queued-notice';
import { between } from '@/components/ui/between';
import { ButtonLink } from '@/components/ui/button-link';
import { Disclosure } from '@/components/ui/disclosure';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Outcome } from '@/lib/skills/outcome';
import { isTriedReason, markOf } from '@/lib/tried';
import { MarkTried } from './mark-tried';
import { ReadForm } from './read-form';
import { UseBuiltIn } from './use-built-in';

type Unanswered = Extract<Outcome<never>, { kind: 'refused' | 'failed' }>;

/** Where another account, or none, would help; the built-in agent asks for none. */
const ACCOUNT: readonly string[] = ['plan', 'sign-in', 'expired', 'site-token', 'forbidden'];

/** Of a call that was spent, and of which another would most likely end the same way; a question has a ticket, which remembers it. */
function markInVain({ reason, asked, retryAfterSeconds }: Unanswered): string | undefined {
  return asked && asked.skill !== 'catholic_qa' && isTriedReason(reason) ? markOf(asked, reason, retryAfterSeconds) : undefined;
}

function technicalWords(outcome: Unanswered): string {
  const numbers = outcome.kind === 'failed' ? [outcome.status && `HTTP ${outcome.status}`, outcome.code && String(outcome.code)] : [];
  return [...numbers, outcome.detail].filter(Boolean).join(' · ');
}

/**
 * Why there is no answer, in calm words, with a next step. The agent's own text is plain and only under "Details".
 * @param retryHref address that asks again, without its language; used where asking costs nothing
 * @param calls how many calls asking again costs: the notice of one call may stand for several of its page
 */
export function OutcomeNotice({ outcome, retryHref, calls = 1, live = false }: { outcome: Unanswered; retryHref?: string; calls?: number; live?: boolean }) {
  const t = useTranslations('outcome');
  const left = useTranslations('provenance');
  const { asked } = outcome;
  // What was said when the call was made is said again on coming back.
  const first = outcome.kind === 'refused' ? outcome.first : undefined;
  const reason = first ?? outcome.reason;
  const isFault = outcome.kind === 'failed' || (first !== undefined && first !== 'rate' && !ACCOUNT.includes(first));
  const mark = markInVain(outcome);
  const wait = outcome.retryAfterSeconds;
  const queue = outcome.kind === 'refused' ? outcome.queue : undefined;
  const isPaused = wait !== undefined && (reason === 'rate' || isFault);
  const technical = technicalWords(outcome);
  const otherSkills = outcome.kind === 'failed' ? outcome.otherSkills : undefined;
  const mustSignIn = reason === 'sign-in' || reason === 'expired';
  const again = asked && asked.skill !== 'catholic_qa' && !mustSignIn
    ? <ReadForm asked={asked} label={reason === 'unasked' ? t('readNow', { count: calls }) : t('againFor', { count: calls })} busy={t('asking')} left={calls === 1 && asked.calls && left('callsLeft', asked.calls)} className={reason === 'unasked' ? 'btn pri' : 'txt'} />
    : !mustSignIn && retryHref && <TextLink href={retryHref}>{t('again')}</TextLink>;
  const isAtWork = outcome.taskId && asked && asked.skill !== 'catholic_qa' && !mustSignIn;
  return (
    <div data-exchange={outcome.exchange}>
      {mark && <MarkTried mark={mark} />}
      <Notice
        tone={isFault ? 'caution' : 'plain'}
        live={live}
        title={t(`${reason}.title`)}
        actions={
          <>
            {isAtWork && <ReadForm free asked={asked} label={t('readTask')} busy={t('asking')} className="btn" />}
            {!queue && !isPaused && again}
            {mustSignIn ? <ButtonLink kind="primary" href="/connect">{t('signIn')}</ButtonLink> : <TextLink href="/connect">{t('connection')}</TextLink>}
            {asked && ACCOUNT.includes(reason) && <UseBuiltIn label={t('useBuiltIn')} />}
          </>
        }
      >
        {otherSkills ? <OtherSkills ids={otherSkills} /> : <p>{t(first ? 'tried.text' : `${reason}.text`)}</p>}
        {isPaused && <Pause seconds={wait} asked={asked?.skill === 'catholic_qa' ? undefined : asked} words={{ label: t('againFor', { count: calls }), busy: t('asking') }} />}
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

/** That something else was answered, by the names the skills have on this site. */
function OtherSkills({ ids }: { ids: readonly string[] }) {
  const [t, names, locale] = [useTranslations('outcome'), useTranslations('skills'), useLocale()];
  return <p>{t('otherSkills', { skills: ids.map((id) => (names.has(id) ? names(id) : id)).join(between(locale)) })}</p>;
}
