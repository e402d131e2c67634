import type { ComponentProps } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Markdown } from '@/components/ui/markdown';
import { MarkdownQuote } from '@/components/ui/markdown-elements';
import { Link } from '@/lib/i18n/navigation';
import { CitationMarker } from './citation-marker';
import { markerPlugin } from './marker-plugin';
import { ownDocumentPath } from './own-document';
import type { Source } from './sources-of';

type Elements = NonNullable<ComponentProps<typeof Markdown>['components']>;

/**
 * The answer's Markdown with its citation markers as links to the sources; links to our own reader stay in the reader's language.
 * @param text without the definitions of its markers; untrusted
 * @param lang language of the answer's own sentences, where known
 * @param quotedLang language of its quotations and of the titles of its sources, where known
 * @param turn id of the turn's article
 * @param level of the answer's own highest heading
 */
export function AnswerText(props: { text: string; lang?: string; quotedLang?: string; sources: readonly Source[]; turn: string; level: 2 | 3; siteUrl: string }) {
  const { text, lang, quotedLang, sources, turn, level, siteUrl } = props;
  const known = new Set(sources.filter(({ citations }) => citations.length > 0).map(({ number }) => number));
  const elements: Elements = {
    sup: ({ node, children }) => {
      const numbers = node?.properties.dataNumbers;
      return numbers ? <CitationMarker numbers={String(numbers).split(' ').map(Number)} sources={sources} turn={turn} /> : <sup>{children}</sup>;
    },
    blockquote: (given) => <MarkdownQuote {...given} lang={quotedLang} />,
    a: ({ href, children }) => {
      const own = ownDocumentPath(href, siteUrl);
      if (own) return <Link href={own} lang={quotedLang}>{children}</Link>;
      if (href?.startsWith('mailto:')) return <a href={href}>{children}</a>;
      return <ExternalLink href={href} icon={false}>{children}</ExternalLink>;
    },
  };
  return (
    <Markdown
      text={text} lang={lang} headingFrom={level} keepLineBreaks plugins={[markerPlugin((number) => known.has(number))]} components={elements}
      className="read wrap-anywhere [&>p:first-child]:text-lead"
    />
  );
}
