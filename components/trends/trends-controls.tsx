import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { METRICS } from '@/lib/skills/metrics';
import { DEFAULT_MEASURE, MAX_DIOCESES, type TrendsState } from './trends-address';

function Kept({ state, except }: { state: TrendsState; except?: 'measure' }) {
  return (
    <>
      {state.dioceses.length > 0 && <input type="hidden" name="dioceses" value={state.dioceses.join(',')} />}
      {except !== 'measure' && state.measure !== DEFAULT_MEASURE && <input type="hidden" name="measure" value={state.measure} />}
    </>
  );
}

interface ControlsProps {
  /** Path of the page with its language. */
  action: string;
  state: TrendsState;
  query?: string;
}

/** Which figure, and one more see: two plain GET forms, so that every view has an address and no script is needed. */
function Controls({ action, state, query, place }: ControlsProps & { place: 'wide' | 'phone' }) {
  const t = useTranslations('trends');
  const metrics = useTranslations('metrics');
  return (
    <div className="ctl">
      {state.dioceses.length > 0 && (
        <form action={action} method="get" className="flex flex-wrap items-end gap-2">
          <Kept state={state} except="measure" />
          <div>
            <label className="lab" htmlFor={`measure-${place}`}>{t('figure')}</label>
            <select className="sel min-h-[48px]" id={`measure-${place}`} name="measure" defaultValue={state.measure}>
              {METRICS.map((metric) => <option key={metric} value={metric}>{metrics(metric)}</option>)}
            </select>
          </div>
          <button type="submit" className="btn min-h-[48px]">{t('show')}</button>
        </form>
      )}
      {state.dioceses.length < MAX_DIOCESES ? (
        <form action={action} method="get" role="search" className="flex flex-1 flex-wrap items-end gap-2">
          <Kept state={state} />
          <div className="min-w-[14rem] max-w-[26rem] flex-1">
            <Field id={`add-diocese-${place}`} name="q" label={state.dioceses.length > 0 ? t('add') : t('addLabel')} defaultValue={query} maxLength={200} autoComplete="off" enterKeyHint="search" required />
          </div>
          <button type="submit" className="btn min-h-[48px]">{t('find')}</button>
        </form>
      ) : (
        <p className="meta">{t('full')}</p>
      )}
    </div>
  );
}

/** The controls, on a phone behind one button: the answer comes first there. Of the two only one is ever shown or read out. */
export function TrendsControls(props: ControlsProps) {
  const t = useTranslations('trends');
  if (props.state.dioceses.length === 0) return <Controls {...props} place="wide" />;
  return (
    <>
      <div className="max-md:hidden"><Controls {...props} place="wide" /></div>
      <div className="mb-4 md:hidden"><Disclosure summary={t('changeView')}><Controls {...props} place="phone" /></Disclosure></div>
    </>
  );
}
