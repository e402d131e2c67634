import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';

/**
 * A form for an access token that the reader got elsewhere. What is typed goes to this site once and never comes back. Its length is not checked
 * here: of a key of another kind, however short, the page says what it is.
 */
export function PasteToken({ host, back }: { host: string; back: string }) {
  const t = useTranslations('account');
  return (
    <form method="post" action="/api/auth/token" className="mt-3 max-w-read">
      <input type="hidden" name="back" value={back} />
      <Field
        id="access-token" name="token" type="password" label={t('pasteLabel')} hint={t('pasteHint', { host })}
        required maxLength={8000} autoComplete="off" autoCapitalize="off" spellCheck={false}
      />
      <Button type="submit" className="mt-3">{t('pasteButton')}</Button>
    </form>
  );
}
