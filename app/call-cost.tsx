import { getTranslations } from 'next-intl/server';
import { currentAgent } from '@/lib/queries/calls/agent-of-reader';
import { allowance } from '@/lib/queries/budget/budget';
import { isMetered } from '@/lib/queries/budget/unmetered';

/**
 * What the links and fields of a page cost at an agent that counts its calls, and what is left this minute of both allowances; nothing where calls are free.
 * @param of what is read: pages and searches, or series of figures, of which one page may show several
 */
export async function CallCost({ of = 'page' }: { of?: 'page' | 'series' }) {
  const { identity } = await currentAgent();
  if (!isMetered(identity)) return null;
  const t = await getTranslations('budget');
  const { general, questions } = await allowance(identity);
  return (
    <p className="meta noprint mt-2 max-w-read">
      {t(of === 'series' ? 'costSeries' : 'cost')} <span className="num">{t('bothLeft', { calls: general.left, ofCalls: general.of, questions: questions.left, ofQuestions: questions.of })}</span>
    </p>
  );
}
