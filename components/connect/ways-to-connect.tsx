import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';

const WAYS = ['builtIn', 'site', 'visitor'] as const;

/** The three ways to connect this site to an agent, for whoever installs it. @param current the one that is set now */
export function WaysToConnect({ current }: { current: (typeof WAYS)[number] }) {
  const t = useTranslations('connect.ways');
  return (
    <Disclosure summary={t('title')}>
      <dl className="mt-2">
        {WAYS.map((way) => (
          <div key={way} className="mt-3">
            <dt className="font-semibold">{t(`${way}.name`)}{way === current && ` (${t('now')})`}</dt>
            <dd className="muted">{t.rich(`${way}.text`, { code: (chunks) => <code>{chunks}</code> })}</dd>
          </div>
        ))}
      </dl>
      <p className="meta mt-3">{t('secret')}</p>
    </Disclosure>
  );
}
