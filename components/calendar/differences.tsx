import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format';
import type { Difference } from '@/lib/liturgy/accounts-differ';
import { CelebrationText } from './celebration-text';
import type { NamedCelebration } from './named-day';

/** Where the agent's account of a day and the computation differ: both sides beside each other, and who decides. Nothing where they agree. @param celebration the day's main one */
export function Differences({ differences, agent, celebration }: { differences: readonly Difference[]; agent: string; celebration: NamedCelebration }) {
  const t = useTranslations();
  const locale = useLocale();
  if (differences.length === 0) return null;
  const here = (one: Difference) => {
    if (one.what === 'date') return formatDay(one.here, locale, 'full');
    if (one.what === 'celebration') return <CelebrationText celebration={celebration} />;
    if (one.what === 'readings') return one.here.join('; ');
    return one.what === 'colour' ? t(`liturgy.colour.${one.here}`) : t(`liturgy.rank.${one.here}`);
  };
  return (
    <section className="notice mb-8" aria-labelledby="differs">
      <h3 className="nt" id="differs">{t('calendar.differs')}</h3>
      <p>{t('calendar.differsText', { agent })}{differences.some(({ what }) => what === 'celebration') && <> {t('calendar.differsName')}</>}</p>
      <table className="accounts mt-3">
        <thead><tr><td /><th scope="col">{agent}</th><th scope="col">{t('calendar.computedHere')}</th></tr></thead>
        <tbody>
          {differences.map((one, index) => (
            <tr key={index}>
              <th scope="row">{t(`calendar.differsWhat.${one.what}`)}</th>
              <td dir="auto">{Array.isArray(one.agent) ? one.agent.join('; ') : one.agent}</td>
              <td>{here(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
