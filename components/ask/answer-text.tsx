import type { ComponentProps } from 'react';
import { useLocale } from 'next-intl';
import { Markdown, MarkdownLink } from '@/components/ui/markdown';
import { MarkdownQuote } from '@/components/ui/markdown-elements';
import { Link } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/routing';
import { CitationMarker } from './citation-marker';
import { markerPlugin } from './marker-plugin';
import { ownDocumentPath } from './own-document';
import { quietLinksPlugin } from './quiet-links-plugin';
import type { QuietName } from './quiet-names';
import type { Source } from './sources-of';

/** "1 3" as numbers. */
const numbersOf = (listed: unknown) => String(listed ?? '').split(' ').filter(Boolean).map(Number);

/** Longer texts have no quiet links. */
const LONGEST_LINKED = 60_000;

type Elements = NonNullable<ComponentProps<typeof Markdown>['components']>;

/**
 * The answer's Markdown with its citation markers as links to the sources; links to our own reader stay in the reader's language.
 * @param text without the definitions of its markers; untrusted
 * @param lang language of the answer's own sentences, where known
 * @param quotedLang language of its quotations and of the titles of its sources, where known
 * @param turn id of the turn's article
 * @param level of the answer's own highest heading
 * @param names that become quiet links, with references and dates; without them nothing does
 * @param own whether the agent is our own
 */
export function AnswerText(props: {
  text: string; lang?: string; quotedLang?: string; sources: readonly Source[]; turn: string; level: 2 | 3; siteUrl: string; names?: readonly QuietName[]; own?: boolean;
}) {
  const { text, lang, quotedLang, sources, turn, level, siteUrl, names, own = false } = props;
  const locale = useLocale() as Locale;
  const known = new Set(sources.filter(({ citations }) => citations.length > 0).map(({ number }) => number));
  const elements: Elements = {
    sup: ({ node, children }) => {
      const { dataNumbers, dataFirst } = node?.properties ?? {};
      return dataNumbers ? <CitationMarker numbers={numbersOf(dataNumbers)} first={numbersOf(dataFirst)} sources={sources} turn={turn} /> : <sup>{children}</sup>;
    },
    blockquote: (given) => <MarkdownQuote {...given} lang={quotedLang} />,
    a: (given) => {
      const { node, href, children } = given;
      const quiet = node?.properties.dataQuiet;
      // Quiet: the words of a sentence, not a way on. The line tells that they are a link.
      if (typeof quiet === 'string') return <Link href={quiet} className="text-inherit! decoration-rule-strong! decoration-dotted!">{children}</Link>;
      const own = ownDocumentPath(href, siteUrl);
      if (own) return <Link href={own} lang={quotedLang}>{children}</Link>;
      return <MarkdownLink {...given} />;
    },
  };
  return (
    <Markdown
      plugins={[markerPlugin((number) => known.has(number)), ...(names && text.length <= LONGEST_LINKED ? [quietLinksPlugin(names, locale, own)] : [])]}
      text={text} lang={lang} headingFrom={level} keepLineBreaks components={elements} idsFrom={`${turn}-`}
      className="read wrap-anywhere [&>p:first-child]:text-lead"
    />
  );
}
