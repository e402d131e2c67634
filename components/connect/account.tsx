import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { FactTable } from '@/components/ui/fact-table';
import { formatInstant } from '@/lib/format';
import { SignOut } from './sign-out';

/** What a page may know of a visitor's sign-in: everything but the tokens. */
export interface ShownAccount {
  way: 'oauth' | 'pasted';
  /** ISO 8601 instants. */
  signedInAt: string;
  expiresAt?: string;
  /** Whether the token is renewed by itself. */
  renews: boolean;
}

/**
 * A visitor's sign-in: since when, how long, and the way out.
 * @param host of the agent
 * @param back path of ours; its language is that of the page one comes to
 */
export function Account({ account, host, back }: { account: ShownAccount; host: string; back: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const zone = useTimeZone();
  const { way, signedInAt, expiresAt, renews } = account;
  const end = expiresAt && formatInstant(expiresAt, locale, zone);
  return (
    <>
      <FactTable
        label={t('title')}
        facts={[
          { label: t('way'), value: t(way === 'oauth' ? 'wayOauth' : 'wayPasted', { host }) },
          { label: t('since'), value: formatInstant(signedInAt, locale, zone) },
          { label: t('until'), value: end ? t(renews ? 'thenRenewed' : 'thenAgain', { time: end }) : t('asLongAs', { host }) },
        ]}
      />
      <SignOut back={back} />
    </>
  );
}
