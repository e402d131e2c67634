import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import { localizedPath } from '@/lib/i18n/language-tag';
import { formatInstant } from '@/lib/format';
import type { Provenance } from '@/lib/skills/outcome';
import { profilePath, type DirectoryKind } from './directory-kind';

interface Given {
  kind: DirectoryKind;
  id: string;
  /** The id under which the answer is kept: the one that was asked for. */
  asked: string;
  name: string;
  /** Public origin of the site. */
  site: string;
  provenance: Provenance;
  label: 'h2' | 'h3';
}

/** What can be taken away of a profile: its address as a picture, its data, a card of a see, a citation. None of it asks an agent anything. */
export function ProfileTools({ kind, id, asked, name, site, provenance: { agent, readAt }, label: Label }: Given) {
  const [t, states, layout, owners, locale, zone] = [useTranslations('directory'), useTranslations('states'), useTranslations('layout'), useTranslations('provenance'), useLocale(), useTimeZone()];
  const [path, file] = [profilePath(kind, id), profilePath(kind, asked)];
  const owner = agent.kind === 'built-in' ? owners('builtIn') : agent.name;
  const [date = readAt] = formatInstant(readAt, locale, zone).split(/,? \d\d:\d\d/);
  const citation = t('citation', { name, site: layout('siteName'), owner, date, address: site + localizedPath(path, locale) });
  const copy = { copy: t('copyCitation'), copied: states('copied'), refused: states('copyRefused') };
  return (
    <section className="block noprint">
      <Label className="rub">{t('take')}</Label>
      <ul className="plain">
        <li>
          <Disclosure summary={t('qr')}>
            {/* A closed list asks for none of its lazy pictures, so it costs who does not open it nothing, and needs no script. */}
            <picture><img className="qr" src={`/preview${path}/qr?lang=${locale}`} alt={t('qrOf')} width={176} height={176} loading="lazy" decoding="async" /></picture>
          </Disclosure>
        </li>
        <li>
          <Disclosure summary={t('cite')}>
            <p className="citation">{citation}</p>
            <CopyButton className="btn mt-2" text={citation} words={copy} />
          </Disclosure>
        </li>
        <li><a className="n" href={`${file}.json`} download>{t('asJson')}</a></li>
        {kind === 'dioceses' && <li><a className="n" href={`${file}.vcf`} download>{t('asCard')}</a></li>}
      </ul>
    </section>
  );
}
