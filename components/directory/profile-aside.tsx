import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Provenance } from '@/lib/skills/outcome';
import type { DirectoryKind, Profile } from './directory-kind';
import { fieldLabel } from './field-label';
import { LinkList } from './link-list';
import { NAMESAKES } from './not-meant';
import { ProfilePlate } from './profile-plate';
import type { RelatedGroup } from './read-facts';
import type { DirectoryLink } from './read-link';

interface Given {
  kind: DirectoryKind;
  profile: Profile;
  related: RelatedGroup[];
  alternates: DirectoryLink[];
  agent: Provenance['agent'];
  /** The heading level that fits the page. */
  label: 'h2' | 'h3';
  lang?: string;
  /** Between the relations that the agent names and the namesakes: what this site adds. */
  children?: ReactNode;
  /** What can be taken away. */
  tools?: ReactNode;
}

/** The margin: images, relations, and namesakes who may have been meant. */
export function ProfileAside({ kind, profile, related, alternates, agent, label: Label, lang, children, tools }: Given) {
  const [t, groups, fields, provenance] = [useTranslations('directory'), useTranslations('directory.related'), useTranslations('fields'), useTranslations('provenance')];
  const credit = t('imageFrom', { agent: agent.kind === 'built-in' ? provenance('builtIn') : agent.name });
  const name = profile.primary_name;
  const notMeant = kind === 'dioceses' ? t('notWhich') : t('notWho');
  return (
    <aside className="aside">
      <ProfilePlate url={profile.image_url} alt={t('portrait', { name })} credit={credit} />
      <ProfilePlate url={profile.coat_of_arms_url} alt={t('arms', { name })} credit={credit} square />
      {related.map(({ key, links }) => {
        const title = groups.has(key) ? groups(key) : fieldLabel(fields, key);
        return (
          <section key={key} className="block">
            <Label className="rub">{title}</Label>
            <LinkList links={links} label={title} all={t('showAll', { count: links.length })} lang={lang} />
          </section>
        );
      })}
      {children}
      {alternates.length > 0 && (
        <section className="block" id={NAMESAKES}>
          <Label className="rub">{notMeant}</Label>
          <LinkList links={alternates} label={notMeant} all={t('allOfName', { count: alternates.length })} lang={lang} />
        </section>
      )}
      {tools}
    </aside>
  );
}
