/** The four directories, by the first part of their addresses. */
type Directory = 'saints' | 'clergy' | 'popes' | 'dioceses';

/** By what the list of a directory can be narrowed, in the order of its address. */
export const BROWSE_FILTERS = {
  saints: ['month', 'letter', 'status', 'country'],
  clergy: ['order', 'consistory'],
  popes: ['century'],
  dioceses: ['country', 'province'],
} as const satisfies Record<Directory, readonly string[]>;

export type BrowseFilter = (typeof BROWSE_FILTERS)[Directory][number];

/** Which part of a list is looked at; pages are counted from 1. */
export interface Browsed { filters: Partial<Record<BrowseFilter, string>>; page: number }

export const NOTHING_CHOSEN: Browsed = { filters: {}, page: 1 };

/** What a value may look like; whether somebody bears it, the list itself knows. */
const FORMS: Record<BrowseFilter, RegExp> = {
  month: /^(?:[1-9]|1[0-2])$/,
  letter: /^(?:[a-z]|other)$/,
  status: /^[a-z]+(?:-[a-z]+)*$/,
  country: /^[A-Z]{2}$/,
  order: /^[a-z]+(?:-[a-z]+)*$/,
  consistory: /^\d{4}-\d{2}-\d{2}$/,
  century: /^(?:[1-9]|[1-9]\d)$/,
  province: /^[^\p{Cc}]{1,80}$/u,
};

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

const firstOf = (given: string | string[] | undefined) => ([given].flat()[0] ?? '').trim();

/** Reads which part of a list an address names; what cannot be a value is left out. */
export function readBrowsed(directory: Directory, parameters: Parameters): Browsed {
  const filters = Object.fromEntries(BROWSE_FILTERS[directory].flatMap((filter) => {
    const value = firstOf(parameters[filter]);
    return FORMS[filter].test(value) ? [[filter, value]] : [];
  }));
  const page = firstOf(parameters.page);
  return { filters, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The address of a part of a list, without a language; the first page and what is not chosen are not written. */
export function browsePath(directory: Directory, { filters, page }: Browsed): string {
  const written = new URLSearchParams();
  for (const filter of BROWSE_FILTERS[directory]) {
    const value = filters[filter];
    if (value) written.set(filter, value);
  }
  if (page > 1) written.set('page', String(page));
  return `/${directory}${written.size > 0 ? `?${written}` : ''}`;
}

/** The same list narrowed otherwise, from its first page; without a value the filter is taken away. */
export function narrowed(directory: Directory, { filters }: Browsed, filter: BrowseFilter, value: string | undefined): string {
  return browsePath(directory, { filters: { ...filters, [filter]: value }, page: 1 });
}

/** Whether anything of a list is chosen. */
export function isBrowsing({ filters, page }: Browsed): boolean {
  return page > 1 || Object.keys(filters).length > 0;
}
