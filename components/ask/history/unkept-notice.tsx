import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { conversationPath } from '../conversation-address';

/** The address names a conversation that this browser does not keep: the server may still have its first answer. */
export function UnkeptNotice({ id }: { id: string }) {
  const t = useTranslations('keeping');
  return (
    <Notice title={t('unkept')} actions={<><TextLink href={conversationPath([id])}>{t('lookOnServer')}</TextLink> <TextLink href="/ask/history">{t('history')}</TextLink></>}>
      <p>{t('unkeptText')}</p>
    </Notice>
  );
}
