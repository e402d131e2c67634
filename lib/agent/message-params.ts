import { z } from 'zod';
import { ERROR_CODES } from '@/lib/a2a/codes';
import { charactersOf } from './read-fields';
import { invalidParams, RpcError } from './rpc-error';

/** Characters of all text parts together; a question may be a pasted document, a book may not. */
export const MAX_TEXT_LENGTH = 100_000;

/** Characters of an id that a client makes up. Ids are kept with the task and sent back, so they must not be a way to fill the store. */
export const MAX_ID_LENGTH = 1_000;

/**
 * A part that came without its marker is understood by `type`, the marker's older name, else by what it carries: `text` first, then `data`.
 */
function nameKind(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part) || 'kind' in part) return part;
  const kind = 'type' in part && typeof part.type === 'string' ? part.type : ['text', 'data', 'file'].find((key) => key in part);
  return kind === undefined ? part : { ...part, kind };
}

function partError(issue: { input?: unknown }): string {
  const { input } = issue;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'must be an object';
  const kind = (input as { kind?: unknown }).kind;
  if (kind === 'file') return 'is a file part, which no skill of this agent takes: send text or data';
  return kind === undefined ? 'needs "text" or "data"' : 'must have kind "text" or "data"';
}

const textPart = z.object({
  kind: z.literal('text'),
  text: z.string('must be a string').refine((text) => text.trim() !== '', 'must not be blank'),
});

const dataPart = z.object({ kind: z.literal('data'), data: z.record(z.string(), z.unknown(), 'must be an object') });

const part = z.preprocess(nameKind, z.discriminatedUnion('kind', [textPart, dataPart], { error: partError }));

const WHOLE = 'must be a whole number, zero or more';

const madeUpId = z.string('must be a non-empty string').min(1, 'must be a non-empty string').max(MAX_ID_LENGTH, `must not be longer than ${MAX_ID_LENGTH} characters`);

const metadata = z.object(
  {
    skillId: z.unknown().optional(),
    timeZone: z.unknown().optional(),
    locale: z.string().optional().catch(undefined),
    calendar: z.unknown().optional(),
  },
  'must be an object',
);

const message = z.object(
  {
    kind: z.literal('message', 'must be "message"').optional(),
    role: z.literal('user', 'must be "user"'),
    messageId: madeUpId,
    contextId: madeUpId.nullish(),
    taskId: madeUpId.nullish(),
    parts: z.array(part, 'must be a list').min(1, 'must have at least one part'),
    metadata: metadata.nullish(),
  },
  'must be an object',
);

/** `historyLength` is read; a push configuration is refused, for nothing would be pushed. The client's documents have the rest ignored, `acceptedOutputModes` too. */
const configuration = z
  .object({ historyLength: z.number(WHOLE).int(WHOLE).nonnegative(WHOLE).nullish(), pushNotificationConfig: z.unknown().optional() }, 'must be an object')
  .nullish();

const params = z.object({ message, configuration, metadata: z.unknown().optional() }, 'must be an object');

export type UserMessage = z.infer<typeof message>;
export type SendParams = { message: UserMessage; historyLength?: number };

/** `['message', 'parts', 0, 'text']` as `message.parts[0].text`; of a part's marker, the part itself. */
function fieldOf(path: PropertyKey[]): string {
  const shown = path.at(-1) === 'kind' && path.includes('parts') ? path.slice(0, -1) : path;
  return shown.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)), '') || 'params';
}

/**
 * What would be passed over to the sender's harm: a wish to be notified, and a skill named where the client's documents do not read it, which would
 * send the message to the dearest skill without a word.
 */
function refuseUnread({ message: { metadata: own }, configuration: wishes, metadata: beside }: z.infer<typeof params>): void {
  if (wishes?.pushNotificationConfig !== undefined && wishes.pushNotificationConfig !== null)
    throw new RpcError(ERROR_CODES.pushNotificationNotSupported, 'Push notifications are not supported: the task is finished when it is returned.', { field: 'configuration.pushNotificationConfig' });
  if (own?.skillId === undefined && typeof beside === 'object' && beside !== null && 'skillId' in beside)
    throw invalidParams('metadata.skillId', 'is not read: name the skill in message.metadata.skillId');
}

/**
 * Reads the params of `message/send`, the same way for every skill. What is not named above is ignored, at every level.
 * Tolerated: a message without `kind`, and a part without `kind`, understood by its `type`, else as text if it has `text`, else as data if it has `data`.
 * @throws RpcError -32003 for a push configuration, else -32602 that names the field, with the index of the part, e.g. `message.parts[0].text`
 */
export function parseMessageParams(given: unknown): SendParams {
  const parsed = params.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw invalidParams(fieldOf(issue?.path ?? []), issue?.message ?? 'is not valid');
  }
  refuseUnread(parsed.data);
  const length = parsed.data.message.parts.reduce((sum, item) => sum + (item.kind === 'text' ? charactersOf(item.text) : 0), 0);
  if (length > MAX_TEXT_LENGTH) throw invalidParams('message.parts', `must not hold more than ${MAX_TEXT_LENGTH} characters of text`);
  return { message: parsed.data.message, historyLength: parsed.data.configuration?.historyLength ?? undefined };
}
