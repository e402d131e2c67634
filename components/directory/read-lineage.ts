import { readLink, type DirectoryLink } from './read-link';

/** One bishop of a chain of consecrations. */
export interface LineageStep {
  link: DirectoryLink;
  /** As the agent wrote it: the day of the consecration, where it says one. */
  date?: string;
}

export const LINEAGE_KEYS = ['episcopal_lineage', 'episcopalLineage', 'apostolic_succession', 'lineage'];

const NEXT_KEYS = ['consecrated_by', 'consecrator', 'principal_consecrator', 'by'];
const DATE_KEYS = ['consecrated_on', 'consecration_date', 'consecrated', 'date', 'year'];
/** A lineage goes back some thirty bishops; longer is a loop. */
const LONGEST = 80;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined);

function readStep(value: unknown): LineageStep | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const link = readLink(value, 'clergy');
    return link && { link };
  }
  const fields = value as Record<string, unknown>;
  // The consecrator is a step of its own, and the day stands beside the name.
  const own = Object.fromEntries(Object.entries(fields).filter(([key]) => !NEXT_KEYS.includes(key) && !DATE_KEYS.includes(key)));
  const link = readLink(own, 'clergy');
  const date = DATE_KEYS.map((key) => textOf(fields[key])).find(Boolean);
  return link && { link: { ...link, details: link.details }, ...(date ? { date } : {}) };
}

/** `{ name, consecrated_by: { name, consecrated_by: … } }` as a list of such objects. */
function unnested(value: object): unknown[] {
  const steps: unknown[] = [];
  let at: unknown = value;
  while (typeof at === 'object' && at !== null && !Array.isArray(at) && steps.length < LONGEST) {
    steps.push(at);
    const fields = at as Record<string, unknown>;
    const key = NEXT_KEYS.find((candidate) => fields[candidate] !== undefined && fields[candidate] !== null);
    at = key && fields[key];
  }
  if (typeof at === 'string' && at.trim()) steps.push(at);
  return steps;
}

function listed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split(/\s*(?:\n|→|←|->|<-|;)\s*/).filter(Boolean);
  return typeof value === 'object' && value !== null ? unnested(value) : [];
}

/**
 * An episcopal lineage as a chain, in the order sent: a list of names or of mentions, nested consecrators, or a text with arrows, lines or semicolons.
 * @returns undefined for what is no chain of two and more, which is then shown as what it is
 */
export function readLineage(value: unknown): LineageStep[] | undefined {
  const sent = listed(value).slice(0, LONGEST);
  const steps = sent.flatMap((step) => readStep(step) ?? []);
  return steps.length > 1 && steps.length === sent.length ? steps : undefined;
}
