import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { FactTable } from '@/components/ui/fact-table';
import { alternatesOf } from '@/lib/i18n/alternates';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { credits, type Area, type Credit } from './credits';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('about');
  return { title: t('title'), description: t('lead'), alternates: alternatesOf('/about', await getLocale()) };
}

/** Sources and credits: what the built-in facts rest on, and who this is not. */
export default async function AboutPage() {
  const t = await getTranslations('about');
  const layout = await getTranslations('layout');
  const { kind, name } = await currentAgent();
  return (
    <article>
      <header className="pagehead"><h1 className="display">{t('title')}</h1></header>
      <div className="read">
        <p>{t('lead')}</p>
        <h2 className="rub mt-8">{t('who')}</h2>
        <p>{t('whoText')} {t('now', { name: kind === 'built-in' ? layout('builtIn') : name })}</p>
        <h2 className="rub mt-8">{t('doubt')}</h2>
        <p>{t('doubtText')}</p>
        <p>{t('wrong')}</p>
      </div>
      <h2 className="heading mt-13">{t('data')}</h2>
      {Object.entries(credits).map(([area, list]) => <CreditBlock key={area} area={area as Area} credits={list} />)}
    </article>
  );
}

async function CreditBlock({ area, credits: list }: { area: Area; credits: Credit[] }) {
  const t = await getTranslations('about');
  const facts = list.map(({ name, url, licence }) => ({
    key: name,
    label: url ? <ExternalLink href={url} icon={false}>{name}</ExternalLink> : name,
    value: typeof licence === 'string' ? licence : t(`licences.${licence.key}`),
  }));
  return (
    <section className="mt-8 max-w-[43rem]" aria-labelledby={`credit-${area}`}>
      <h3 className="rub" id={`credit-${area}`}>{t(`areas.${area}.label`)}</h3>
      <p className="muted mb-2">{t(`areas.${area}.note`)}</p>
      <div className="credits"><FactTable label={`${t('source')}, ${t('licence')}`} facts={facts} /></div>
    </section>
  );
}
