import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AnsweredBy } from '@/components/layout/answered-by';
import { FileDownloads } from '@/components/layout/file-downloads';
import { between } from '@/components/ui/between';
import { Disclosure } from '@/components/ui/disclosure';
import { FactTable } from '@/components/ui/fact-table';
import { Link } from '@/lib/i18n/navigation';
import type { Outcome } from '@/lib/skills/outcome';
import { ID_KEYS, profilePath, type DirectoryKind, type Profile } from './directory-kind';
import { FactValue } from './fact-value';
import { factLabel, fieldLabel } from './field-label';
import { LineageChain } from './lineage-chain';
import { LatestFinancials } from './latest-financials';
import { MoreDetails } from './more-details';
import { notGiven } from './not-given';
import { PlacePlate } from './place-plate';
import { PrintedFrom } from './printed-from';
import { ProfileAside } from './profile-aside';
import { ProfileHead } from './profile-head';
import { ProfileTools } from './profile-tools';
import { readFinancials } from './read-financials';
import { readProfileParts } from './read-facts';
import { alternateLinks, withKnown, type KnownOf } from './read-link';
import { readTimeline } from './read-timeline';
import { RecentStatistics } from './recent-statistics';
import { RelationsHere, type Relations } from './relations-here';
import { statisticsTable } from './statistics-table';
import { Timeline } from './timeline';

const NO_RELATIONS: Relations = { groups: [], documents: [] };

/**
 * A saint, a cleric, a pope or a see, from whatever shape an agent sent.
 * @param id the canonical id asked for, where the address names one
 * @param knownOf what our own tables add to an id
 * @param today `YYYY-MM-DD`, for the next day on which a feast is kept
 * @param embedded under the heading of a search, rather than a page of its own
 * @param relations what our own records add
 * @param site public origin, for what can be taken away of a page of its own
 */
export function DirectoryProfile(props: { kind: DirectoryKind; found: Extract<Outcome<Profile>, { kind: 'found' }>; id?: string; knownOf: KnownOf; today: string; embedded?: boolean; relations?: Relations; site?: string }) {
  const { kind, found, knownOf, today, embedded = false, relations: here = NO_RELATIONS, site } = props;
  const [t, fields, terms] = [useTranslations('directory'), useTranslations('fields'), useTranslations('terms')];
  const locale = useLocale();
  const { value: profile, provenance, files } = found;
  const builtIn = provenance.agent.kind === 'built-in';
  // The built-in agent speaks English; what language another agent speaks is not said on the wire.
  const lang = builtIn && locale !== 'en' ? 'en' : undefined;
  const sentId = profile[ID_KEYS[kind]];
  const id = typeof sentId === 'string' ? sentId : props.id;
  const { facts, related, life, lineage, sources, rest } = readProfileParts(kind, profile);
  const statistics = statisticsTable(profile.recent_statistics);
  const financials = readFinancials(profile.latest_financials);
  // A shape that the tables cannot take is still shown.
  const unread = (['recent_statistics', 'latest_financials'] as const).filter((key) => !(key === 'recent_statistics' ? statistics : financials));
  const more = [...unread.map((key): [string, unknown] => [key, profile[key]]).filter(([, value]) => value !== undefined), ...rest];
  const [events, absent] = [readTimeline(kind, profile), notGiven(kind, profile)];
  const alternates = alternateLinks(kind, profile.alternates, knownOf);
  const relations = related.map((group) => ({ ...group, links: group.links.map((link) => withKnown(link, knownOf)) }));
  const Label = embedded ? 'h3' : 'h2';
  // Each block says whose it is; the way to ask again, which costs a call, stands once.
  const [lead] = [facts.length > 0 && 'facts', life && 'life', statistics && 'statistics', financials && 'financials', lineage && 'lineage', 'none'].filter(Boolean);
  const said = (block: string, details: string[] = [], action?: ReactNode) => <AnsweredBy provenance={provenance} details={details} actions={action} again={block === lead} />;
  const allYears = kind === 'dioceses' && id ? <Link href={`/trends?dioceses=${encodeURIComponent(id)}`}>{t('moreYears')}</Link> : undefined;
  const ownName = knownOf(kind, id).localName ?? profile.primary_name;
  const isPage = id !== undefined && site !== undefined && !embedded;
  const tools = isPage && <ProfileTools kind={kind} id={id} asked={props.id ?? id} name={ownName} site={site} provenance={provenance} label={Label} />;
  return (
    <article className="profile">
      <ProfileHead kind={kind} profile={profile} id={id} localName={knownOf(kind, id).localName} builtIn={builtIn} embedded={embedded} lang={lang} />
      <div>
        {facts.length > 0 && (
          <section className="block">
            <Label className="rub">{t('facts')}</Label>
            <FactTable label={t('facts')} facts={facts.map((fact) => ({ key: fact.label, label: factLabel({ fields, terms, locale }, fact.label, profile), value: <FactValue fact={fact} profile={profile} today={today} knownOf={knownOf} lang={lang} /> }))} />
            {said('facts', sources.length > 0 ? [t('sources', { count: sources.length, names: sources.join(between(locale)) })] : [])}
          </section>
        )}
        {life && (
          <section className="block">
            <Label className="rub">{t('life')}</Label>
            <p className="read whitespace-pre-line" lang={lang} dir="auto">{life}</p>
            {said('life')}
          </section>
        )}
        {events.length > 0 && (
          <section className="block">
            <Label className="rub">{t('timeline')}</Label>
            <Timeline events={events} profile={profile} label={t('timeline')} lang={lang} />
            {said('timeline', events.some(({ age }) => age !== undefined) ? [t('reckoned')] : [])}
          </section>
        )}
        {lineage && (
          <section className="block">
            <Label className="rub">{fields('episcopal_lineage')}</Label>
            <LineageChain steps={lineage} label={fields('episcopal_lineage')} knownOf={knownOf} lang={lang} />
            {said('lineage')}
          </section>
        )}
        {statistics && (
          <section className="block">
            <Label className="rub">{t('statistics')}</Label>
            <RecentStatistics table={statistics} lang={lang}>{said('statistics', [], allYears)}</RecentStatistics>
          </section>
        )}
        {financials && <section className="block"><Label className="rub">{t('financials')}</Label><LatestFinancials financials={financials} lang={lang} />{said('financials')}</section>}
        {lead === 'none' && said('none')}
        {more.length > 0 && <section className="block"><Disclosure summary={t('more')}><MoreDetails rest={more} lang={lang} />{absent.length > 0 && <p className="meta mt-2">{t('notGiven', { names: absent.map((label) => fieldLabel(fields, label)).join(between(locale)) })}</p>}{said('more')}</Disclosure></section>}
        <FileDownloads files={files} />
        {isPage && <PrintedFrom site={site} path={profilePath(kind, id)} readAt={provenance.readAt} />}
      </div>
      <ProfileAside kind={kind} profile={profile} related={relations} alternates={alternates} agent={provenance.agent} label={Label} lang={lang} tools={tools}>
        {isPage && kind === 'dioceses' && <PlacePlate kind={kind} id={props.id ?? id} profile={profile} name={ownName} />}
        <RelationsHere relations={here} documentsOf={kind === 'popes' && !builtIn ? profile.primary_name : undefined} label={Label} />
      </ProfileAside>
    </article>
  );
}
