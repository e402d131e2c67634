import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Notice } from '@/components/ui/notice';
import { PasteToken } from './paste-token';

/** Whether signing in is possible, else why it is not. */
export type SignInState = 'ready' | 'off' | 'secret' | 'absent' | 'registration' | 'server' | 'unreachable';

/** What came of the last try; `expired`: the visitor was signed in and is no longer. */
export type ShownProblem =
  | 'denied' | 'state' | 'server' | 'registration' | 'unreachable' | 'absent' | 'secret' | 'too-long' | 'token' | 'not-taken' | 'api-key' | 'busy' | 'expired';

/** Problems of which the state of the offer says the same. */
const SAID_BY_STATE: Partial<Record<ShownProblem, SignInState>> = { secret: 'secret', absent: 'absent' };

/**
 * The way to sign in at a remote agent: a link that goes there and comes back, or why there is none, and a form for a token one has already.
 * It is a link and no form: the browser would not let a form go on to another host.
 * @param host of the agent
 * @param back path of ours, with language and query, to return to
 */
export function SignIn({ host, back, state, problem }: { host: string; back: string; state: SignInState; problem?: ShownProblem }) {
  const t = useTranslations('account');
  const canPaste = state !== 'off' && state !== 'secret';
  const pasteFirst = state !== 'ready' || problem === 'token' || problem === 'not-taken' || problem === 'api-key';
  const isSaid = problem !== undefined && SAID_BY_STATE[problem] === state;
  return (
    <>
      {problem && !isSaid && <div className="mb-4"><Notice title={t(`problem.${problem}.title`)}>{t(`problem.${problem}.text`, { host })}</Notice></div>}
      {state === 'ready' ? (
        <>
          <p className="mb-3 max-w-read">{t('signInText', { host })}</p>
          <p><a className={buttonClass('primary')} href={`/api/auth/sign-in?${new URLSearchParams({ back })}`} rel="nofollow">{t('signIn', { host })}</a></p>
        </>
      ) : (
        <Notice title={t(`state.${state}.title`)}>{t(`state.${state}.text`, { host })}</Notice>
      )}
      {canPaste && <Disclosure summary={t('pasteTitle')} open={pasteFirst}><PasteToken host={host} back={back} /></Disclosure>}
    </>
  );
}
