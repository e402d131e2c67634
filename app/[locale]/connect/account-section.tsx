import { headers } from 'next/headers';
import { getLocale, getTranslations } from 'next-intl/server';
import { Account } from '@/components/connect/account';
import { SignIn } from '@/components/connect/sign-in';
import { SignOut } from '@/components/connect/sign-out';
import { configuredSite } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/language-tag';
import { pageBefore } from '@/lib/own-origin';
import { ownPath } from '@/lib/own-path';
import type { Session } from '@/lib/queries/session/session';
import { signInOffer } from '@/lib/queries/session/sign-in-offer';
import { signInProblem } from '@/lib/queries/session/sign-in-problem';

const first = (given: string | string[] | undefined) => (Array.isArray(given) ? given[0] : given);

/** Where the reader was before, so that signing in leads back there; else this page. @param back `?back=` of a try that failed, unchecked */
async function whereFrom(back: string | undefined): Promise<string> {
  const before = back ? ownPath(back) : pageBefore(await headers(), configuredSite());
  const here = localizedPath('/connect', await getLocale());
  return before === '/' || before.split('?')[0]?.endsWith('/connect') ? here : before;
}

/**
 * A visitor's account: the sign-in that stands, or the way to it.
 * @param query `?problem=&back=`, unchecked
 */
export async function AccountSection({ session, host, query }: { session?: Session; host: string; query: Record<string, string | string[] | undefined> }) {
  const t = await getTranslations('account');
  const back = await whereFrom(first(query.back));
  const here = localizedPath('/connect', await getLocale());
  return (
    <section className="block">
      <h2 className="rub">{t('title')}</h2>
      {session && !session.expired
        ? <Account account={{ way: session.way, signedInAt: session.signedInAt, expiresAt: session.expiresAt, renews: Boolean(session.refreshToken) }} host={host} back={here} />
        : <SignIn host={host} back={back} state={await signInOffer()} problem={signInProblem(first(query.problem)) ?? (session?.expired ? 'expired' : undefined)} />}
      {session?.expired && <SignOut back={here} />}
    </section>
  );
}
