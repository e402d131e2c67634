import { useTranslations } from 'next-intl';
import { AgentChoice } from './agent-choice';

interface Remote {
  name: string;
  host: string;
}

/**
 * The agents that may answer on this site: the built-in one always, another one where it is set up.
 * @param remote the other agent, or undefined where there is none
 * @param signIn whether readers sign in to it, and whether this one has: `expired` once and no longer
 */
export function AgentChoices({ active, remote, signIn }: { active: 'built-in' | 'remote'; remote?: Remote; signIn?: 'in' | 'out' | 'expired' }) {
  const t = useTranslations('connect');
  const state = (isActive: boolean) => (isActive ? t('answering') : t('ready'));
  // Who chose an agent that takes no call of this reader is answered by nobody.
  const mustSignIn = signIn === 'out' || signIn === 'expired';
  const remoteState = signIn === 'out' ? t('signedOut') : signIn === 'expired' ? t('signInExpired') : signIn === 'in' ? `${t('signedIn')} · ${state(active === 'remote')}` : state(active === 'remote');
  return (
    <ul className="agents">
      <AgentChoice name={t('builtInName')} text={t('builtInText')} active={active === 'built-in'} state={state(active === 'built-in')} choose={remote && 'built-in'} label={t('useBuiltIn')} />
      {remote
        ? <AgentChoice name={remote.name} text={t('remoteText', { host: remote.host })} active={active === 'remote'} blocked={mustSignIn} state={remoteState} choose={mustSignIn ? undefined : 'remote'} label={t('useRemote', { name: remote.name })} />
        : <AgentChoice name={t('liveName')} text={t('liveText')} active={false} state={t('notSetUp')} />}
    </ul>
  );
}
