import type { ComponentProps } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { ExternalLink } from './external-link';
import { cjkEmphasis } from './markdown-cjk-emphasis';
import { ownDirection } from './markdown-direction';
import { markdownElements } from './markdown-elements';
import { isPlainlyParsable } from './markdown-limits';
import { ownNumbers } from './markdown-own-numbers';
import { safeLinkUrl } from './safe-url';

/**
 * What may stand in an address: http, https and mailto; inside the text only the links that footnotes make. Anything else is dropped.
 * @param idsFrom what the ids of the text begin with
 */
export function safeMarkdownUrl(url: string, idsFrom = 'user-content-'): string {
  if (url.startsWith(`#${idsFrom}fn`)) return url;
  return safeLinkUrl(url) ?? '';
}

/** How untrusted Markdown is read: GitHub's dialect without single tildes, with Chinese emphasis and the numbers of lists as sent; HTML in it stays visible text (react-markdown parses none). */
export const markdownOptions = {
  remarkPlugins: [[remarkGfm, { singleTilde: false }], cjkEmphasis, ownNumbers, ownDirection],
  urlTransform: (url) => safeMarkdownUrl(url),
} satisfies Options;

export interface MarkdownProps {
  /** Markdown as an agent sent it; untrusted. */
  text: string;
  /** Language of the text, when it is not the page's. */
  lang?: string;
  /** Level of the heading that `#` becomes; deeper ones follow, six is the last. */
  headingFrom?: 2 | 3 | 4 | 5 | 6;
  /** For text that is only perhaps Markdown: single line breaks stay line breaks. */
  keepLineBreaks?: boolean;
  /** More remark plugins, e.g. one that makes citation markers. */
  plugins?: NonNullable<Options['remarkPlugins']>;
  /** Elements drawn otherwise, or elements that a plugin makes. */
  components?: Components;
  /** What the ids of its footnotes begin with; each of several texts on a page needs its own. */
  idsFrom?: string;
  className?: string;
}

/**
 * An agent's Markdown, drawn on the server so that no parser travels to the browser. No HTML, no images (their words stay),
 * links only to http, https and mailto. Text too long or too deeply nested to parse safely is shown as it was sent, and one sentence says so.
 */
export function Markdown({ text, lang, headingFrom = 3, keepLineBreaks = false, plugins = [], components, idsFrom = 'user-content-', className = 'read' }: MarkdownProps) {
  const t = useTranslations('markdown');
  const locale = useLocale();
  if (!isPlainlyParsable(text)) {
    return (
      <div className={className} lang={lang}>
        <p className="meta mb-3" lang={locale}>{t('asSent')}</p>
        <div className="whitespace-pre-wrap" dir="auto">{text}</div>
      </div>
    );
  }
  return (
    <div className={className} lang={lang}>
      <ReactMarkdown
        {...markdownOptions}
        urlTransform={(url) => safeMarkdownUrl(url, idsFrom)}
        remarkPlugins={[...markdownOptions.remarkPlugins, ...plugins]}
        remarkRehypeOptions={{ footnoteLabel: t('footnotes'), footnoteBackLabel: t('back'), clobberPrefix: idsFrom }}
        components={{ ...markdownElements({ headingFrom, keepLineBreaks, tableLabel: t('table'), idsFrom }), a: MarkdownLink, ...components }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

/** A link of the web or of mail, or one that footnotes make. */
export function MarkdownLink({ href, children, id, className, ...rest }: ComponentProps<'a'> & ExtraProps) {
  const own = href?.startsWith('#') || href?.startsWith('mailto:');
  if (!own) return <ExternalLink href={href} icon={false}>{children}</ExternalLink>;
  // Of a footnote's number: the heading of the footnotes of this text.
  const described = rest['aria-describedby'] && /^#(.*?)fn-/.exec(href ?? '')?.[1];
  return <a href={href} id={id} className={className} aria-label={rest['aria-label']} aria-describedby={described && `${described}label`}>{children}</a>;
}
