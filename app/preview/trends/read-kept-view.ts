import { nameIn } from '@/lib/queries/built-in/built-in';
import { keptSeries } from '@/lib/queries/statistics';
import { isLocale, routing, type Locale } from '@/lib/i18n/routing';
import { figuresOf, type SeeFigures } from '@/lib/trends/lines';
import { seesOf } from '@/lib/trends/sees-of';
import type { TakenSee } from '@/lib/trends/taken-away';
import { codesOf, readTrends, type TrendsState } from '@/lib/trends/trends-address';

export interface KeptView {
  state: TrendsState;
  locale: Locale;
  sees: TakenSee[];
  figures: SeeFigures[];
  /** Sees of the address whose figures nobody has read yet. */
  unread: string[];
}

/** A view for a file or a picture: of what is there without asking an agent that counts its calls. @param parameters of the address, those of the page and `lang` */
export async function readKeptView(parameters: URLSearchParams): Promise<KeptView> {
  const state = readTrends(Object.fromEntries([...parameters].reverse()));
  const lang = parameters.get('lang') ?? undefined;
  const codes = codesOf(state);
  const outcomes = await keptSeries(codes);
  const locale = isLocale(lang) ? lang : routing.defaultLocale;
  const asked = codes.flatMap((code, index) => { const outcome = outcomes[index]; return outcome ? [{ code, place: state.dioceses.indexOf(code), outcome }] : []; });
  const sees = seesOf(asked, (code) => nameIn('dioceses', code, locale));
  return { state, locale, sees, figures: figuresOf(sees, state), unread: codes.filter((_, index) => outcomes[index] === undefined) };
}
