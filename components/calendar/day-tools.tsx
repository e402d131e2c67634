import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { PrintButton } from '@/components/ui/print-button';

/** What can be done with a day: its address always carries the date. */
export function DayTools() {
  const t = useTranslations('calendar');
  const states = useTranslations('states');
  return (
    <section className="noprint">
      <h2 className="rub">{t('thisDay')}</h2>
      <ul className="plain">
        <li><PrintButton className="txt">{states('print')}</PrintButton></li>
        <li><CopyButton className="txt" words={{ copy: states('copyLink'), copied: states('copied'), refused: states('copyRefused') }} /></li>
      </ul>
    </section>
  );
}
