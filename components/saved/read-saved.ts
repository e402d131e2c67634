import { safeExternalUrl } from '@/components/ui/safe-url';
import type { SavedThing } from './saved-thing';

const LONGEST_TEXT = 8_000_000;
const OWNERS = ['built-in', 'magisterium', 'other'] as const;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {});
const text = (value: unknown, longest = 2_000) => (typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value : undefined);

function instant(value: unknown): string | undefined {
  const milliseconds = Date.parse(text(value, 40) ?? '');
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
}

/** A place that cannot be read is left out; the passage is still its own. */
function locatorOf(value: unknown): SavedThing['locator'] {
  const fields = fieldsOf(value);
  const kind = (['verse', 'number'] as const).find((one) => one === fields.kind);
  const numbers = text(fields.numbers, 100);
  return kind && numbers ? { kind, numbers } : undefined;
}

/**
 * Reads what a store or a file holds, which another version, another hand or a damage may have written.
 * @returns what can be drawn and cited; undefined for anything else
 */
export function readSaved(value: unknown): SavedThing | undefined {
  const fields = fieldsOf(value);
  const agent = fieldsOf(fields.agent);
  const kind = (['document', 'passage'] as const).find((one) => one === fields.kind);
  const owner = OWNERS.find((one) => one === agent.kind);
  const [key, path, title, said] = [text(fields.key), text(fields.path), text(fields.title), text(fields.text, LONGEST_TEXT)];
  const [readAt, savedAt, name] = [instant(fields.readAt), instant(fields.savedAt), text(agent.name, 500)];
  if (!kind || !owner || !key || !title || !said || !readAt || !savedAt || !name) return undefined;
  // A link of the list stays in our reader, whoever wrote the file.
  if (!path || !/^\/documents\/[^/?#\\\s]+(?:\?[^\s#\\]*)?(?:#[^\s\\]*)?$/.test(path)) return undefined;
  const optional = { titleLanguage: text(fields.titleLanguage, 40), author: text(fields.author), date: text(fields.date, 60), reference: text(fields.reference), locator: locatorOf(fields.locator), source: safeExternalUrl(fields.source), lang: text(fields.lang, 40) };
  return { key, kind, path, title, ...(JSON.parse(JSON.stringify(optional)) as typeof optional), text: said, agent: { kind: owner, name }, readAt, savedAt };
}
