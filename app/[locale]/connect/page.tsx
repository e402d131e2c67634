import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { pageMetadata } from '@/app/page-metadata';
import { AgentChoice } from '@/components/connect/agent-choice';
import { CardFacts } from '@/components/connect/card-facts';
import { SkillsTable } from '@/components/connect/skills-table';
import { Notice } from '@/components/ui/notice';
import { env } from '@/lib/env';
import { agentIdentity } from '@/lib/queries/connection';
import { readCard } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('connect')];
  return pageMetadata({ locale, path: '/connect', title: t('title'), description: t('lede') });
}

/** Which agent answers, what its card says, and what it can do. */
export default async function ConnectPage() {
  const t = await getTranslations('connect');
  const agent = agentIdentity();
  const read = await readCard();
  const skills = read.ok ? read.card.skills : undefined;
  const builtIn = agent.kind === 'built-in';
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
            <ul className="agents">
              <AgentChoice name={t('builtInName')} text={t('builtInText')} active={builtIn} state={builtIn ? t('answering') : t('ready')} />
              {builtIn
                ? <AgentChoice name={t('liveName')} text={t('liveText')} active={false} state={t('ready')} />
                : <AgentChoice name={agent.name} text={t('remoteText', { host: agent.host ?? '' })} active state={t('answering')} />}
            </ul>
            <p className="meta mt-2">{t('change')}</p>
          </section>
          <section className="block">
            <h2 className="rub">{t('can')}</h2>
            <SkillsTable listed={skills && skills.length > 0 ? skills.flatMap(({ id }) => id ?? []) : undefined} />
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
