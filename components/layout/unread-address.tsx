import { useLocale, useTranslations } from 'next-intl';
import { between } from '@/components/ui/between';

/** That something in the address was not understood, so that nobody takes the usual for what was asked. @param names of its parameters */
export function UnreadAddress({ names }: { names: readonly string[] }) {
  const t = useTranslations('states');
  const locale = useLocale();
  return names.length > 0 && <p className="meta mb-4">{t('unread', { names: names.join(between(locale)) })}</p>;
}
