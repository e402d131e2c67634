import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import type { Outcome } from '@/lib/skills/outcome';

type Unanswered = Extract<Outcome<never>, { kind: 'refused' | 'failed' }>;

/**
 * Why there is no answer, in calm words, with a next step. The agent's own text is plain and only under "Details".
 * @param retryHref address that asks again, without its language
 */
export function OutcomeNotice({ outcome, retryHref, live = false }: { outcome: Unanswered; retryHref?: string; live?: boolean }) {
  const t = useTranslations('outcome');
  const wait = outcome.kind === 'refused' ? outcome.retryAfterSeconds : undefined;
  const key = outcome.reason === 'rate' && wait !== undefined ? 'rateWait' : outcome.reason;
  const technical = [
    outcome.kind === 'failed' && outcome.status ? `HTTP ${outcome.status}` : '',
    outcome.kind === 'failed' && outcome.code ? String(outcome.code) : '',
    outcome.detail ?? '',
  ].filter(Boolean).join(' · ');
  return (
    <Notice
      tone={outcome.kind === 'refused' ? 'plain' : 'caution'}
      live={live}
      title={t(`${key}.title`, { seconds: wait ?? 0 })}
      actions={
        <>
          {retryHref && <TextLink href={retryHref}>{t('again')}</TextLink>}
          <TextLink href="/connect">{t('connection')}</TextLink>
        </>
      }
    >
      <p>{t(`${key}.text`, { seconds: wait ?? 0 })}</p>
      {technical && (
        <Disclosure summary={t('details')}>
          <p className="meta" dir="auto">{technical}</p>
        </Disclosure>
      )}
    </Notice>
  );
}
