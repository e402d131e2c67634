import { useTranslations } from 'next-intl';
import { CelebrationText } from './celebration-text';
import { ChoiceNav } from './choice-nav';
import { dayHref } from './day-href';
import type { NamedCelebration } from './named-day';

/** What may be celebrated on a day. @param shown id of the one whose readings are shown */
export function CelebrationNav({ date, celebrations, shown }: { date: string; celebrations: readonly NamedCelebration[]; shown: string }) {
  const t = useTranslations('calendar');
  const tabs = celebrations.map((celebration, index) => ({
    key: celebration.id,
    href: dayHref(date, { of: index === 0 ? undefined : celebration.id }),
    name: <CelebrationText celebration={celebration} />,
    isShown: celebration.id === shown,
  }));
  return <ChoiceNav id="celebrations" title={t('celebrationsNav')} tabs={tabs} />;
}
