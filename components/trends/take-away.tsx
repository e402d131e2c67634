import { useLocale, useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Disclosure } from '@/components/ui/disclosure';
import { escapeMarkup } from '@/lib/escape-markup';
import { fileAddress, type TrendsFile } from '@/lib/trends/file-address';
import type { TrendsState } from '@/lib/trends/trends-address';
import { CopyPicture } from './copy-picture';

const FILES: [TrendsFile, string, boolean?][] = [
  ['figures.csv', 'csvShown'], ['figures.csv', 'csvBom', true], ['all-figures.csv', 'csvAll'], ['about.csv', 'csvAbout'], ['figures.json', 'json'], ['picture.svg', 'svg'], ['picture.png', 'png'],
];

interface TakeAwayProps {
  state: TrendsState;
  hasPicture: boolean;
  /** Files of a view of which something has not been read are refused. */
  isWhole: boolean;
  /** Absolute address of the view without the site around it, and how high its frame is. */
  embedUrl: string;
  embedHeight: number;
  title: string;
}

/** Figures and picture as files, the address, and a line that shows the view in another page. */
export function TakeAway({ state, hasPicture, isWhole, embedUrl, embedHeight, title }: TakeAwayProps) {
  const [locale, t] = [useLocale(), useTranslations('trends')];
  const code = `<iframe src="${escapeMarkup(embedUrl)}" title="${escapeMarkup(title)}" width="100%" height="${embedHeight}" style="border:0" loading="lazy"></iframe>`;
  return (
    <section className="noprint mt-10">
      <h2 className="heading mb-1">{t('takeAway')}</h2>
      <ul className="take-away">
        {FILES.filter(([file]) => isWhole && (hasPicture || !file.startsWith('picture'))).map(([file, words, bom]) => (
          <li key={words}><a className="txt" href={fileAddress(file, state, locale, bom)} download>{t(words)}</a></li>
        ))}
        {isWhole && hasPicture && <li><CopyPicture address={fileAddress('picture.png', state, locale)} words={{ copy: t('copyPicture'), copied: t('pictureCopied'), refused: t('pictureRefused') }} /></li>}
        <li><CopyButton className="txt" words={{ copy: t('copyLink'), copied: t('linkCopied'), refused: t('linkRefused') }} /></li>
      </ul>
      {!isWhole && <p className="meta">{t('filesWait')}</p>}
      <Disclosure summary={t('embed')}>
        <p className="meta">{t('embedHint')}</p>
        <pre className="embed-code" tabIndex={0}><code>{code}</code></pre>
      </Disclosure>
    </section>
  );
}
