import { useTranslations } from 'next-intl';
import type { FoundQuotation } from './find-quotation';
import { PASSAGE_ID } from './marked-passage';

/**
 * What this site found when it looked for a quotation in the text it shows; nothing is said of whether what was claimed with it is right.
 * Its first line stays in sight, since one arrives at the passage, perhaps far below.
 * @param quotation as it was quoted; ended by "…" where only its beginning was looked for
 */
export function QuotationNotice({ quotation, state }: { quotation: string; state: FoundQuotation['state'] }) {
  const t = useTranslations('quotation');
  return (
    <>
      <p className="sticky top-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-x-4 border-y border-rule-strong bg-paper py-1 font-semibold print:static">
        {t(state)}
        {state !== 'absent' && <a className="txt min-h-9! font-normal print:hidden" href={`#${PASSAGE_ID}`}>{t('go')}</a>}
      </p>
      <p className="muted mt-2">{t(`${state}Text`)}{quotation.endsWith('…') && <> {t('beginning')}</>}</p>
      {state !== 'exact' && <blockquote className="quote wrap-anywhere" dir="auto">{quotation}</blockquote>}
    </>
  );
}
