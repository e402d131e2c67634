import type { getTranslations } from 'next-intl/server';
import { placedIn } from '@/components/documents/place-blocks';
import { readBody } from '@/components/documents/read-body';
import { readMeta, type DocumentMeta } from '@/components/documents/read-meta';
import { env } from '@/lib/env';
import { formatDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import type { FetchedDocument } from '@/lib/skills/document-fetch';
import type { Provenance } from '@/lib/skills/outcome';

/** What search engines and messengers show of a description. */
const LONGEST = 200;

export interface ToldDocument {
  meta: DocumentMeta;
  /** What kind it is, in the page's language where we have a word for it. */
  label: string;
  title: string;
  /** Whose and of when. */
  byline: string;
  /** Kind, author, date, then the beginning of the text; one line. */
  description: string;
}

/** A document in a few words: for its description, its preview picture and its structured data. All of it is as the agent sent it, so it is untrusted. */
export function describeDocument(
  { value, provenance }: { value: FetchedDocument; provenance: Provenance }, id: string,
  { t, locale }: { t: Awaited<ReturnType<typeof getTranslations<'documents'>>>; locale: Locale },
): ToldDocument {
  const meta = readMeta(value.meta, env().SITE_URL);
  const { kind, title, reference, author, date, dateEnd } = meta;
  const builtIn = provenance.agent.kind === 'built-in';
  const label = kind && t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : builtIn ? t('kinds.document') : t('passage');
  const byline = [author, [date, dateEnd].flatMap((day) => (day ? formatDay(day, locale) : [])).join(' – ')].filter(Boolean).join(' · ');
  // A citation line says author and date again.
  const facts = [label, byline || (reference === title ? undefined : reference)].filter(Boolean).join(' · ');
  // As the page shows it, without the elements of HTML; the beginning is enough.
  const beginning = placedIn(readBody(value.text.slice(0, 4_000)).blocks).map(({ text }) => text).join(' ').slice(0, 1_000);
  const whole = `${facts}. ${beginning}`.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const signs = [...whole];
  const description = signs.length <= LONGEST ? whole : `${signs.slice(0, LONGEST - 1).join('').replace(/\s+\S*$/, '')}…`;
  return { meta, label, title: title ?? reference ?? id, byline, description };
}
