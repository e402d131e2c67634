import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { FIGURE_GROUPS } from '@/lib/trends/figures';
import type { OfferedSee } from '@/lib/trends/offered';
import { codesOf, MAX_DIOCESES, trendsParameters, type TrendsState } from '@/lib/trends/trends-address';
import { ViewChoices } from './view-choices';

/** What a form of the page does not ask for goes along unseen. */
function Kept({ state, except }: { state: TrendsState; except: string[] }) {
  return trendsParameters(state).filter(([name]) => !except.includes(name)).map(([name, value]) => <input key={name} type="hidden" name={name} value={name === 'dioceses' ? state.dioceses.join(',') : value} />);
}

interface ControlsProps {
  /** Path of the page with its language. */
  action: string;
  state: TrendsState;
  query?: string;
  /** Years that are known of any see, ascending. */
  years: number[];
  /** Sees whose names are offered while one types; none where an agent would have to be asked. */
  offered: OfferedSee[];
}

/** Of the list that both forms offer. */
const OFFERED = 'offered-sees';

function YearSelect({ id, name, label, all, years, value }: { id: string; name: string; label: string; all: string; years: number[]; value?: number }) {
  const offered = value === undefined || years.includes(value) ? years : [...years, value].sort((a, b) => a - b);
  return (
    <div>
      <label className="lab" htmlFor={id}>{label}</label>
      <select className="sel min-h-[48px]" id={id} name={name} defaultValue={value ?? ''} key={value}>
        <option value="">{all}</option>
        {offered.map((year) => <option key={year} value={year}>{year}</option>)}
      </select>
    </div>
  );
}

/** Which figure, which years, how they are shown, and one more see: plain links and GET forms, so that every view has an address and no script is needed. */
function Controls({ action, state, query, years, offered, place }: ControlsProps & { place: 'wide' | 'phone' }) {
  const [t, metrics, groups] = [useTranslations('trends'), useTranslations('metrics'), useTranslations('figures')];
  const { figures } = state;
  const [hasSees, isIndexed] = [codesOf(state).length > 0, state.view === 'indexed'];
  return (
    <div className="ctl">
      {hasSees && (
        <form action={action} method="get" className="flex flex-wrap items-end gap-2">
          <Kept state={state} except={['measure', 'years', 'sort', ...(isIndexed ? ['base'] : [])]} />
          <div className="min-w-0">
            <label className="lab" htmlFor={`measure-${place}`}>{t('figure')}</label>
            <select className="sel min-h-[48px]" id={`measure-${place}`} name="measure" defaultValue={figures.join(',')} key={figures.join(',')}>
              {figures.length > 1 && <option value={figures.join(',')}>{figures.map((figure) => metrics(figure)).join(' · ')}</option>}
              {FIGURE_GROUPS.map(({ group, figures: listed }) => (
                <optgroup key={group} label={groups(`groups.${group}`)}>
                  {listed.map((figure) => <option key={figure} value={figure}>{metrics(figure)}</option>)}
                </optgroup>
              ))}
            </select>
          </div>
          <YearSelect id={`from-${place}`} name="from" label={t('from')} all={t('allYears')} years={years} value={state.from} />
          <YearSelect id={`to-${place}`} name="to" label={t('to')} all={t('allYears')} years={years} value={state.to} />
          {isIndexed && <YearSelect id={`base-${place}`} name="base" label={t('baseYear')} all={t('baseFirst')} years={years} value={state.base} />}
          <button type="submit" className="btn min-h-[48px]">{t('show')}</button>
        </form>
      )}
      {codesOf(state).length < MAX_DIOCESES ? (
        <form action={action} method="get" role="search" className="flex flex-1 flex-wrap items-end gap-2">
          <Kept state={state} except={[]} />
          <div className="min-w-[14rem] max-w-[26rem] flex-1">
            <Field id={`add-diocese-${place}`} name="q" label={hasSees ? t('add') : t('addLabel')} defaultValue={query} maxLength={200} autoComplete="off" enterKeyHint="search" required list={offered.length > 0 ? OFFERED : undefined} />
          </div>
          <button type="submit" className="btn min-h-[48px]">{t('find')}</button>
        </form>
      ) : (
        <p className="meta">{t('full')}</p>
      )}
      {hasSees && <ViewChoices state={state} />}
    </div>
  );
}

/** The controls, on a phone behind one button: the answer comes first there. Of the two only one is ever shown or read out. */
export function TrendsControls(props: ControlsProps) {
  const t = useTranslations('trends');
  const list = props.offered.length > 0 && (
    <datalist id={OFFERED}>{props.offered.map(({ code, name, country }) => <option key={code} value={name}>{country}</option>)}</datalist>
  );
  if (codesOf(props.state).length === 0) return <><Controls {...props} place="wide" />{list}</>;
  return (
    <>
      {list}
      <div className="max-md:hidden"><Controls {...props} place="wide" /></div>
      <div className="mb-4 md:hidden"><Disclosure summary={t('changeView')}><Controls {...props} place="phone" /></Disclosure></div>
    </>
  );
}
