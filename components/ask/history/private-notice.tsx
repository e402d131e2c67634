import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';

/** Over a conversation that the browser does not keep. */
export function PrivateNotice() {
  const t = useTranslations('keeping');
  return <Notice title={t('privateTitle')} actions={<TextLink href="/ask">{t('endPrivate')}</TextLink>}><p>{t('privateText')}</p></Notice>;
}
