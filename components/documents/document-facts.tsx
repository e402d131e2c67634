import { useLocale, useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/ui/external-link';
import { FactTable } from '@/components/ui/fact-table';
import { formatDay } from '@/lib/format';

/** What is known of a document beside its text; rows without a value are left out. */
export function DocumentFacts(props: { author?: string; kind?: string; date?: string; reference?: string; source?: string; lang?: string }) {
  const { author, kind, date, reference, source, lang } = props;
  const t = useTranslations('documents');
  const locale = useLocale();
  const said = (text: string | undefined) => text && <span lang={lang} dir="auto">{text}</span>;
  return (
    <FactTable
      label={t('facts')}
      facts={[
        { key: 'author', label: t('author'), value: said(author) },
        { key: 'kind', label: t('kind'), value: kind && kind !== 'document' && (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : said(kind)) },
        { key: 'date', label: t('date'), value: date && formatDay(date, locale) },
        { key: 'reference', label: t('reference'), value: said(reference) },
        { key: 'source', label: t('readAt'), value: source && <ExternalLink href={source} className="wrap-anywhere">{new URL(source).hostname}</ExternalLink> },
      ]}
    />
  );
}
