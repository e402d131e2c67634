import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { FreshForm } from '@/components/ui/fresh-form';
import { TextLink } from '@/components/ui/text-link';
import { ORDERS, resultsPath, isFiltered, type Choice, type ResultFilters } from './result-filters';

/** More choices than this stand behind one press. */
const SHOWN = 6;

/**
 * Narrows a result list: a plain form whose address can be shared. The answer that is kept is filtered; the agent is not asked again.
 * @param action path of the search with its language
 * @param nameOf what a kind is called on this page
 */
export function FilterForm(props: {
  action: string; query: string; filters: ResultFilters; choices: { kinds: Choice[]; authors: Choice[]; years?: { from: number; to: number } }; nameOf: (kind: string) => string;
}) {
  const { action, query, filters, choices: { kinds, authors, years }, nameOf } = props;
  const t = useTranslations('documents');
  return (
    // Another address has other fields chosen, also when one goes back to it.
    <FreshForm key={JSON.stringify([query, filters])} action={action} method="get" id="filters" className="side" aria-label={t('filters')}>
      <input type="hidden" name="q" value={query} />
      <Choices name="kind" title={t('kind')} all={t('allKinds')} choices={kinds} chosen={filters.kinds} nameOf={nameOf} />
      <Choices name="author" title={t('author')} all={t('allAuthors')} choices={authors} chosen={filters.authors} />
      {years && (
        <fieldset className="facet border-x-0 border-t-0 px-0 pt-0">
          <legend className="rub">{t('years')}</legend>
          <p className="mt-1.5 flex items-center gap-2">
            <YearField name="from" label={t('yearFrom')} value={filters.from} bound={years.from} />
            <span className="muted" aria-hidden="true">–</span>
            <YearField name="to" label={t('yearTo')} value={filters.to} bound={years.to} />
          </p>
        </fieldset>
      )}
      {years && (
        <div className="facet">
          <label className="rub text-rubric!" htmlFor="results-order">{t('order')}</label>
          <select id="results-order" name="order" defaultValue={filters.order} className="sel mt-1.5 w-full">
            {ORDERS.map((order) => <option key={order} value={order}>{t(`orders.${order}`)}</option>)}
          </select>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-4">
        <button type="submit" className="btn">{t('applyFilters')}</button>
        {isFiltered(filters) && <TextLink href={resultsPath(query)}>{t('noFilters')}</TextLink>}
      </p>
    </FreshForm>
  );
}

function YearField({ name, label, value, bound }: { name: string; label: string; value?: number; bound: number }) {
  return <input name={name} defaultValue={value} placeholder={String(bound)} aria-label={label} inputMode="numeric" maxLength={5} className="selbox w-20 bg-none! pe-2!" />;
}

function Choices(props: { name: string; title: string; all: string; choices: Choice[]; chosen: string[]; nameOf?: (value: string) => string }) {
  const { name, title, all, choices, chosen, nameOf = (value) => value } = props;
  // What is chosen stays in sight, also where the results have nothing of it.
  const lost = chosen.filter((value) => !choices.some((choice) => choice.value === value)).map((value) => ({ value, count: 0 }));
  const offered = [...lost, ...choices];
  if (offered.length === 0) return null;
  const [first, rest] = [offered.slice(0, SHOWN), offered.slice(SHOWN)];
  const row = ({ value, count }: Choice) => (
    <li key={value}>
      <label>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} className="flex-none" />
        <span className="wrap-anywhere" dir="auto">{nameOf(value)}</span>
        <span className="c">{count}</span>
      </label>
    </li>
  );
  return (
    <fieldset className="facet border-x-0 border-t-0 px-0 pt-0">
      <legend className="rub">{title}</legend>
      <ul>{first.map(row)}</ul>
      {rest.length > 0 && <Disclosure summary={all} open={rest.some(({ value }) => chosen.includes(value))}><ul>{rest.map(row)}</ul></Disclosure>}
    </fieldset>
  );
}
