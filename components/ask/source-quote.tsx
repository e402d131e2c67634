import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/ui/markdown';
import { directionOf } from '@/components/ui/markdown-direction';
import type { Citation } from '@/lib/skills/catholic-qa';

/** Up to here a quotation is simply shown; a longer one opens on demand. */
const SHORT = 420;

/** The quoted passage of a source with its heading; agents quote in Markdown. */
export function SourceQuote({ citation, lang }: { citation: Citation; lang?: string }) {
  const t = useTranslations('ask');
  const { cited_text: quoted, cited_text_heading: heading } = citation;
  if (!quoted?.trim()) return heading?.trim() ? <p className="w" lang={lang}>{heading}</p> : null;
  const quote = (
    <blockquote className="quote" dir={directionOf(quoted)}>
      {heading?.trim() && <p className="meta" lang={lang}>{heading}</p>}
      <Markdown text={quoted} lang={lang} headingFrom={4} keepLineBreaks className="" />
    </blockquote>
  );
  if (quoted.length <= SHORT) return quote;
  return (
    <details>
      <summary className="txt">{t('quoted')}</summary>
      {quote}
    </details>
  );
}
