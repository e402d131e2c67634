import { useTranslations } from 'next-intl';
import { OutlineFrame } from './outline-frame';
import type { ContentsEntry } from './contents-of';

/** The contents of a long text: left of it on wide screens, else a sheet. */
export function ContentsList({ entries, lang }: { entries: readonly ContentsEntry[]; lang?: string }) {
  const t = useTranslations('documents');
  return (
    <OutlineFrame label={t('contents')} title={t('contents')}>
      <ol>
        {entries.map(({ id, title, numbers, isHeading, level }) => (
          <li key={id}>
            <a href={`#${id}`} className={level > 2 ? 'deeper' : undefined}>
              <b lang={lang} dir="auto" className={isHeading ? 'font-normal' : 'font-normal text-ink-3'}>{title}</b>
              {numbers && <span>{numbers}</span>}
            </a>
          </li>
        ))}
      </ol>
    </OutlineFrame>
  );
}
