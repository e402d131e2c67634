import { useTranslations } from 'next-intl';
import { UseBuiltIn } from '@/components/layout/use-built-in';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';

/** Above the field of a question, before anything is typed: why the agent would not take it, and the ways on. @param href where one signs in, to come back here */
export function SignInFirst({ reason, href }: { reason: 'sign-in' | 'expired'; href: string }) {
  const t = useTranslations('outcome');
  return (
    <div className="mb-5">
      <Notice
        title={t(`${reason}.title`)}
        actions={<><ButtonLink kind="primary" href={href}>{t('signIn')}</ButtonLink><UseBuiltIn label={t('useBuiltIn')} /></>}
      >
        <p>{t(`${reason}.text`)}</p>
      </Notice>
    </div>
  );
}
