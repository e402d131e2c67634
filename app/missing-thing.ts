import { decoded } from '@/lib/decoded';
import { splitPath } from '@/lib/i18n/language-tag';

/** What an address without a page spoke of; keys name the messages in `notFound`. */
export interface MissingThing {
  kind: 'saint' | 'person' | 'pope' | 'diocese' | 'document' | 'date';
  /** The last part of the address, decoded once. */
  id: string;
  /** The same, short enough to be printed, with signs in the place of what cannot be. */
  name: string;
}

const kinds: Record<string, MissingThing['kind']> = {
  saints: 'saint', clergy: 'person', popes: 'pope', dioceses: 'diocese', documents: 'document', calendar: 'date',
};

/**
 * Reads what was looked for out of an address.
 * @param pathname with or without a language
 * @returns undefined where the address is none of ours
 */
export function missingThing(pathname: string): MissingThing | undefined {
  const [, section = '', segment = '', ...rest] = splitPath(pathname).path.split('/');
  const kind = kinds[section];
  if (!kind || !segment || rest.some(Boolean)) return undefined;
  const id = decoded(segment) ?? segment;
  const readable = id.replace(/\p{Cc}/gu, '\ufffd');
  return { kind, id, name: readable.length > 80 ? `${readable.slice(0, 79)}…` : readable };
}
