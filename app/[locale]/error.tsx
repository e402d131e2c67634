'use client';

import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';

/** A page failed while it was made. The digest finds the failure in the server's log; the message itself never leaves the server. */
export default function PageError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const t = useTranslations('errors');
  return (
    <Notice
      tone="caution" live title={t('title')}
      actions={<><button type="button" className="btn" onClick={() => retry()}>{t('retry')}</button><Link className="btn" href="/">{t('contents')}</Link></>}
    >
      <p>{t('text')}</p>
      {error.digest && <p className="meta">{t('code', { code: error.digest })}</p>}
    </Notice>
  );
}
