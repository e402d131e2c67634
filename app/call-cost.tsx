import { getTranslations } from 'next-intl/server';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { allowance } from '@/lib/queries/budget/budget';

/**
 * What a search or a page of this kind costs at an agent that counts its calls, and what is left this minute; nothing with the built-in agent.
 * @param calls how many one press makes
 */
export async function CallCost({ calls = 1 }: { calls?: number }) {
  const { kind, identity } = await currentAgent();
  if (kind === 'built-in') return null;
  const t = await getTranslations('budget');
  const { general } = await allowance(identity);
  return <p className="meta mt-2">{t('cost', { calls })} {t('callsLeft', { left: general.left, of: general.of })}</p>;
}
