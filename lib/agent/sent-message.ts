import type { Message } from '@a2a-js/sdk';
import type { UserMessage } from './message-params';

/** Characters of JSON that a message may keep beside what this agent reads: histories must not be a way to fill the store. */
const MOST_BESIDE = 16_384;

/** What a skill reads of the metadata; kept in any case where it is a short text. */
const READ = ['skillId', 'locale', 'timeZone', 'calendar'] as const;
const SHORT = 100;

/**
 * The message as it was sent, for the history of its task: with its metadata, its extensions and whatever members it has, the ids of task and context put in.
 * Where all that this agent does not read is longer than `MOST_BESIDE` it is left out, and only the metadata that it reads are kept.
 * @param given `params.message` as it came, of which `message` is what was read
 */
export function sentMessage(given: unknown, message: UserMessage, ids: { taskId: string; contextId: string; skillId: string }): Message {
  const { taskId, contextId, skillId } = ids;
  const { parts: sentParts, metadata: sentMetadata, ...members } = recordOf(given);
  const read = { kind: 'message' as const, role: message.role, messageId: message.messageId, taskId, contextId };
  const beside = (Array.isArray(sentParts) ? sentParts : []).map((part) => withoutContent(recordOf(part)));
  if (JSON.stringify([without(members, Object.keys(read)), sentMetadata ?? null, beside]).length <= MOST_BESIDE) {
    const parts = message.parts.map((part, index) => ({ ...beside[index], ...part }));
    return { ...members, ...read, parts, metadata: { ...recordOf(sentMetadata), skillId } };
  }
  const short = READ.filter((key) => isShort(message.metadata?.[key])).map((key) => [key, message.metadata?.[key]]);
  return { ...read, parts: message.parts, metadata: { ...Object.fromEntries(short), skillId } };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A part but for its marker and what it carries, which the message that was read has. */
function withoutContent(part: Record<string, unknown>): Record<string, unknown> {
  return without(part, ['kind', 'type', 'text', 'data']);
}

function without(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function isShort(value: unknown): boolean {
  return typeof value === 'string' && value.length <= SHORT;
}
