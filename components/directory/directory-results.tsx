import { useLocale, useTranslations } from 'next-intl';
import { AnsweredBy } from '@/components/layout/answered-by';
import { OutcomeNotice } from '@/components/layout/outcome-notice';
import { TextLink } from '@/components/ui/text-link';
import type { Outcome } from '@/lib/skills/outcome';
import { ID_KEYS, searchPath, type DirectoryKind, type Profile } from './directory-kind';
import { KindLabel } from './kind-label';
import { Lede } from './lede';
import { LinkList } from './link-list';
import { NothingFound } from './nothing-found';
import type { DirectoryAnswer } from './order-answers';
import { alternateLinks, withKnown, type DirectoryLink, type KnownOf } from './read-link';
import { RelatedLink } from './related-link';

interface Given {
  query: string;
  /** In the order of showing. */
  answers: DirectoryAnswer[];
  /** For when nobody bears the name. */
  nearest: DirectoryLink[];
  knownOf: KnownOf;
}

/** What the four directories say to one name: the first hit of each with its namesakes, or that none has it. */
export function DirectoryResults({ query, answers, nearest, knownOf }: Given) {
  const unanswered = answers.flatMap(({ outcome }) => (outcome.kind === 'refused' || outcome.kind === 'failed' ? [outcome] : []));
  const found = answers.flatMap(({ kind, outcome }) => (outcome.kind === 'found' ? [{ kind, outcome }] : []));
  return (
    <div className="mt-8 grid gap-8">
      {unanswered[0] && <OutcomeNotice outcome={unanswered[0]} retryHref={searchPath('directory', query)} />}
      {found.length === 0 && unanswered.length === 0 && <NothingFound kind="all" query={query} nearest={nearest} />}
      {found.map(({ kind, outcome }) => <DirectoryHit key={kind} kind={kind} query={query} found={outcome} knownOf={knownOf} />)}
    </div>
  );
}

function DirectoryHit({ kind, query, found, knownOf }: { kind: DirectoryKind; query: string; found: Extract<Outcome<Profile>, { kind: 'found' }>; knownOf: KnownOf }) {
  const [t, kinds, locale] = [useTranslations('directory'), useTranslations('kinds'), useLocale()];
  const { value: profile, provenance } = found;
  const lang = provenance.agent.kind === 'built-in' && locale !== 'en' ? 'en' : undefined;
  const id = profile[ID_KEYS[kind]];
  const hit = withKnown({ directory: kind, id: typeof id === 'string' ? id : undefined, name: profile.primary_name, details: [] }, knownOf);
  const alternates = alternateLinks(kind, profile.alternates, knownOf);
  return (
    <section className="max-w-[43rem]">
      <h2 className="rub">{kinds(kind)}</h2>
      {typeof profile.nearest_to === 'string' && <p className="muted mb-2">{t('nearestSpelling', { query: profile.nearest_to })}</p>}
      <div className="prohead mb-2! border-0! pb-2!">
        <p className="heading"><RelatedLink link={hit} lang={lang} /></p>
        <p className="meta"><KindLabel kind={kind} profile={profile} lang={lang} /></p>
        <Lede kind={kind} profile={profile} />
      </div>
      <LinkList links={alternates.slice(0, 3)} label={kind === 'dioceses' ? t('notWhich') : t('notWho')} all="" lang={lang} />
      {alternates.length > 3 && <TextLink href={searchPath(kind, query)}>{t('allOfName', { count: alternates.length + 1 })}</TextLink>}
      <AnsweredBy provenance={provenance} />
    </section>
  );
}
