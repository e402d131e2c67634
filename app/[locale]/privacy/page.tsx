import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DataTable } from '@/components/ui/data-table';
import { env } from '@/lib/env';
import { alternatesOf } from '@/lib/i18n/alternates';
import { currentAgent, SITE_IDENTITY } from '@/lib/queries/calls/agent-of-reader';
import { keptInBrowser } from './kept-in-browser';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('privacy');
  return { title: t('title'), description: t('lead'), alternates: alternatesOf('/privacy', await getLocale()) };
}

/** What is stored where, and who reads what a person writes. */
export default async function PrivacyPage() {
  const t = await getTranslations('privacy');
  const { kind, name, host, identity } = await currentAgent();
  const kept = keptInBrowser.map(({ name: key, purpose, long }) => ({ key, head: <code>{key}</code>, cells: [t(purpose), t(long)] }));
  return (
    <article>
      <header className="pagehead"><h1 className="display">{t('title')}</h1></header>
      <div className="read"><p>{t('lead')}</p></div>
      <section className="mt-8 max-w-[43rem]">
        <h2 className="rub mb-2" id="kept">{t('browser')}</h2>
        <div className="words"><DataTable caption={t('browser')} hideCaption label={t('browser')} head={[t('name'), t('purpose'), t('long')]} rows={kept} missing="" /></div>
        <p className="muted mt-2">{t('nothing')} {t('erase')}</p>
      </section>
      <div className="read">
        <h2 className="rub mt-8">{t('sent')}</h2>
        <p>{kind === 'built-in' ? t('sentBuiltIn') : t('sentRemote', { name, host: host ?? name })}</p>
        <p>{t('exchanges', { where: env().REDIS_URL && kind !== 'built-in' ? 'redis' : 'memory', whose: identity === 'built-in' || identity === SITE_IDENTITY ? 'all' : 'own' })}</p>
        <p>{t('taskIds', { whose: kind === 'built-in' ? 'own' : 'remote' })}</p>
        <p>{t('pictures')}</p>
        <p>{t('operator')}</p>
      </div>
    </article>
  );
}
