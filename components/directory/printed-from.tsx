import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { formatInstant } from '@/lib/format';
import { localizedPath } from '@/lib/i18n/language-tag';

/** On paper only: where a profile stands and when it was read, which a sheet without its page does not say. @param site public origin */
export function PrintedFrom({ site, path, readAt }: { site: string; path: string; readAt: string }) {
  const [t, locale, zone] = [useTranslations('provenance'), useLocale(), useTimeZone()];
  return <p className="onpaper meta wrap-anywhere">{`${site}${localizedPath(path, locale)} · ${t('readAt', { time: formatInstant(readAt, locale, zone) })}`}</p>;
}
