import { expect, it, vi } from 'vitest';
import { nameDay } from '@/app/[locale]/calendar/name-days';
import { routing, type Locale } from '@/lib/i18n/routing';
import { liturgicalDay } from '@/lib/liturgy/calendar';
import { dayWords } from './day-words';

const messagesOf = async (locale: Locale) => ((await import(`../../lib/i18n/messages/${locale}.json`)) as { default: { liturgy: { or: string; alternatives: string; colour: Record<string, string> } } }).default;

vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return { getTranslations: async ({ locale, namespace }: { locale: Locale; namespace?: never }) => createTranslator({ locale, namespace, messages: (await messagesOf(locale)) as never }) };
});

it.each(routing.locales)('a calendar file joins colours of which one may be chosen as its language does: %s', async (locale) => {
  const { colour, or } = (await messagesOf(locale)).liturgy;
  const day = await nameDay(await liturgicalDay('2026-11-02'), locale);
  expect(day.celebrations[0].colours).toHaveLength(2);
  const [said] = (await dayWords(locale)).lines(day);
  expect(said?.split(' · ').at(-1)).toBe(day.celebrations[0].colours.map((one) => colour[one]).join(locale === 'zh' ? or : ` ${or} `));
});

it.each([['en', ': ', ', '], ['fr', '\u00A0: ', ', '], ['zh', '：', '；']] as const)('and says what else may be kept with its own signs: %s', async (locale, colon, comma) => {
  const { alternatives } = (await messagesOf(locale)).liturgy;
  const day = await nameDay(await liturgicalDay('2027-01-20'), locale);
  const others = day.celebrations.slice(1).map(({ name }) => name.text);
  expect(others.length).toBeGreaterThan(1);
  expect((await dayWords(locale)).lines(day).at(-1)).toBe(alternatives + colon + others.join(comma));
});
