import { PrintButton } from '@/components/ui/print-button';
import { ShareButton } from '@/components/ui/share-button';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { localizedPath } from '@/lib/i18n/language-tag';
import { ID_KEYS, profilePath, type DirectoryKind, type Profile } from './directory-kind';
import { KindLabel } from './kind-label';
import { Lede } from './lede';
import { statisticsTable } from './statistics-table';

interface Given {
  kind: DirectoryKind;
  profile: Profile;
  /** Canonical id; absent where the agent sent none and the address has none. */
  id?: string;
  /** The name in the page's language, where known. */
  localName?: string;
  /** Our own agent knows topics, not persons or sees: there is nothing to ask it about one, and no figures but those it sent. */
  builtIn: boolean;
  /** On a page of search results, which has its own h1. */
  embedded: boolean;
  lang?: string;
}

/** Kind, name, one sentence, and what can be done. */
export function ProfileHead({ kind, profile, id, localName, builtIn, embedded, lang }: Given) {
  const t = useTranslations('directory');
  const states = useTranslations('states');
  const locale = useLocale();
  const Name = embedded ? 'h2' : 'h1';
  const name = localName ?? profile.primary_name;
  const sentCode = kind === 'dioceses' ? profile[ID_KEYS.dioceses] : undefined;
  const code = typeof sentCode === 'string' && (!builtIn || statisticsTable(profile.recent_statistics)) ? sentCode : undefined;
  const ways = [
    ...(embedded && id ? [{ href: profilePath(kind, id), words: t('ownPage', { name }) }] : []),
    ...(code ? [{ href: `/trends?dioceses=${encodeURIComponent(code)}`, words: t('trends') }] : []),
    ...(builtIn ? [] : [{ href: `/ask?q=${encodeURIComponent(t('question', { name }))}`, words: t('askAbout', { kind }) }]),
  ];
  return (
    <header className="prohead">
      <p className="rub kind"><KindLabel kind={kind} profile={profile} lang={lang} /></p>
      <Name className="display" lang={localName ? undefined : lang} dir="auto">{name}</Name>
      {localName && <p className="meta" lang={lang}>{profile.primary_name}</p>}
      <Lede kind={kind} profile={profile} />
      <div className="acts">
        {ways.map(({ href, words }, index) => <ButtonLink key={href} kind={index === 0 ? 'primary' : 'plain'} href={href}>{words}</ButtonLink>)}
        <ShareButton className="btn" path={id ? localizedPath(profilePath(kind, id), locale) : ''} title={name} words={{ share: states('share'), copy: states('copyLink'), copied: states('copied'), refused: states('copyRefused') }} />
        <PrintButton className="btn">{states('print')}</PrintButton>
      </div>
    </header>
  );
}
