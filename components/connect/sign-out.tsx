import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Ends a sign-in, also one that the agent no longer takes, and says what that leaves behind. @param back path of ours; its language is that of the page one comes to */
export function SignOut({ back }: { back: string }) {
  const t = useTranslations('account');
  const [keeping, saved] = [useTranslations('keeping'), useTranslations('saved')];
  return (
    <form method="post" action="/api/auth/sign-out" className="mt-3">
      <input type="hidden" name="back" value={back} />
      <Button type="submit">{t('signOut')}</Button>
      <p className="meta mt-2 max-w-read">{t('staysHere', { history: keeping('history'), saved: saved('title') })}</p>
    </form>
  );
}
