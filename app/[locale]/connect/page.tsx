import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { AgentChoices } from '@/components/connect/agent-choices';
import { CardFacts } from '@/components/connect/card-facts';
import { SkillsTable } from '@/components/connect/skills-table';
import { WaysToConnect } from '@/components/connect/ways-to-connect';
import { AllowanceMeter } from '@/components/budget/allowance-meter';
import { Notice } from '@/components/ui/notice';
import { env } from '@/lib/env';
import { currentAgent, remoteAgent } from '@/lib/queries/calls/agent-of-reader';
import { allowance } from '@/lib/queries/budget/budget';
import { isMetered } from '@/lib/queries/budget/unmetered';
import { readSession } from '@/lib/queries/session/session';
import { AccountSection } from './account-section';
import { readCard } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('connect')];
  return pageMetadata({ locale, path: '/connect', title: t('title'), description: t('lede') });
}

/** Which agent answers and which could, what is left of its allowance, what its card says, what it can do. */
export default async function ConnectPage({ searchParams }: PageProps<'/[locale]/connect'>) {
  const t = await getTranslations('connect');
  const budget = await getTranslations('budget');
  const { kind, identity } = await currentAgent();
  const read = await readCard();
  const skills = read.ok ? read.card.skills : undefined;
  const builtIn = kind === 'built-in';
  const byVisitor = env().A2A_OAUTH === 'on';
  const session = byVisitor ? await readSession() : undefined;
  const remote = remoteAgent();
  const left = isMetered(identity) ? await allowance(identity) : undefined;
  return (
    <>
      <header className="pagehead">
        <h1 className="display">{t('title')}</h1>
        <p className="lede muted mt-2 max-w-read font-serif text-[1.1875rem]">{t('lede')}</p>
      </header>
      <div className="profile">
        <div>
          <section className="block">
            <h2 className="rub">{t('agent')}</h2>
            <AgentChoices active={builtIn ? 'built-in' : 'remote'} remote={remote} signIn={byVisitor ? (!session ? 'out' : session.expired ? 'expired' : 'in') : undefined} />
            <div className="mt-3"><WaysToConnect current={!remote ? 'builtIn' : byVisitor ? 'visitor' : 'site'} /></div>
          </section>
          {byVisitor && remote && <AccountSection session={session} host={remote.host} query={await searchParams} />}
          {left && (
            <section className="block">
              <h2 className="rub">{t('left')}</h2>
              <AllowanceMeter label={t('questions')} {...left.questions} />
              <AllowanceMeter label={budget('calls')} {...left.general} />
              <p className="meta mt-2">{t('leftNote')}</p>
            </section>
          )}
          <section className="block">
            <h2 className="rub">{t('can')}</h2>
            <SkillsTable listed={skills && skills.length > 0 ? skills.flatMap(({ id }) => id ?? []) : undefined} metered={!builtIn} />
          </section>
        </div>
        <aside className="aside">
          <section>
            <h2 className="rub">{t('card')}</h2>
            {read.ok
              ? <CardFacts card={{ ...read.card, provider: read.card.provider?.organization, skillCount: skills?.length || undefined, address: read.url }} />
              : <Notice title={t('cardFailed')} />}
          </section>
          {builtIn && (
            <section>
              <h2 className="rub">{t('programmers')}</h2>
              <p className="break-words">{t('programmersText', { url: `${env().SITE_URL}/api/a2a` })}</p>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
