import { getTranslations } from 'next-intl/server';
import type { Example } from '@/components/home/examples';
import { formatDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/routing';
import { addDays, weekdayOf } from '@/lib/liturgy/plain-date';
import { nameIn } from '@/lib/queries/built-in/built-in';

/**
 * A question, a saint, a see, a Sunday: one of each kind of page.
 * @param today `YYYY-MM-DD`; the example is the first Sunday after it, named by its date, so a day more or less does no harm
 * @param builtIn whether our own agent answers: another has ids of its own, so it is searched by name
 */
export async function homeExamples(locale: Locale, today: string, builtIn: boolean): Promise<Example[]> {
  const [t, kinds, terms] = [await getTranslations('home'), await getTranslations('kinds'), await getTranslations('terms')];
  const question = t('exampleQuestion');
  const sunday = addDays(today, 7 - weekdayOf(today));
  const named = (kind: 'saints' | 'dioceses', id: string, english: string) => {
    const name = nameIn(kind, id, locale);
    return name ? { text: name } : { text: english, lang: locale === 'en' ? undefined : 'en' };
  };
  return [
    { kind: kinds('question'), href: `/ask?q=${encodeURIComponent(question)}`, text: question },
    { kind: terms('saint', { gender: 'female' }), href: builtIn ? '/saints/therese-of-lisieux' : `/saints?q=${encodeURIComponent('Thérèse of Lisieux')}`, ...named('saints', 'therese-of-lisieux', 'Thérèse of Lisieux') },
    { kind: kinds('archdiocese'), href: builtIn ? '/dioceses/dmaml' : `/dioceses?q=${encodeURIComponent('Archdiocese of Manila')}`, ...named('dioceses', 'dmaml', 'Archdiocese of Manila') },
    { kind: kinds('day'), href: `/calendar/${sunday}`, text: t('readingsFor', { date: formatDay(sunday, locale) }) },
  ];
}
