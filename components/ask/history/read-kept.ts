import { isLocale } from '@/lib/i18n/routing';
import { MOST_KEPT_BYTES, readExtras } from '../answer-extras';
import { isConversationId } from '../conversation-address';
import type { KeptAnswer, KeptConversation, KeptTurn } from './kept-turn';

/**
 * Reads what a store or a file holds, which another version, another hand or a damage may have written. Anything that is not of the
 * right shape is nothing: what comes out of here can be drawn.
 */
type Fields = Record<string, unknown>;

const LONGEST_TEXT = 1_000_000;
const LONGEST_LIST = 500;
const OWNERS = ['built-in', 'magisterium', 'other'] as const;
const CITATION_TEXTS = ['cited_text', 'cited_text_heading', 'document_title', 'document_author', 'document_year', 'document_reference', 'source_url'] as const;

const fieldsOf = (value: unknown): Fields | undefined => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined);
const text = (value: unknown, longest = LONGEST_TEXT) => (typeof value === 'string' && value.length <= longest ? value : undefined);
const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, LONGEST_LIST) : []);
const isText = (value: string | undefined): value is string => value !== undefined;

function instant(value: unknown): string | undefined {
  const given = text(value, 40);
  const milliseconds = Date.parse(given ?? '');
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
}

function readCitation(value: unknown): KeptAnswer['citations'] {
  const fields = fieldsOf(value);
  if (!fields) return [];
  const texts = CITATION_TEXTS.map((name) => [name, text(fields[name])] as const).filter(([, said]) => said !== undefined);
  const index = count(fields.document_index);
  const document_index = index !== undefined && Number.isSafeInteger(index) ? index : undefined;
  return [{ ...(Object.fromEntries(texts) as Partial<Record<(typeof CITATION_TEXTS)[number], string>>), document_index }];
}

function readAnswer(value: unknown): KeptAnswer | undefined {
  const fields = fieldsOf(value);
  const agent = fieldsOf(fields?.agent);
  const kind = OWNERS.find((owner) => owner === agent?.kind);
  const [name, said, readAt] = [text(agent?.name, 500), text(fields?.text), instant(fields?.readAt)];
  if (!fields || !kind || name === undefined || said === undefined || !readAt) return undefined;
  const { names, files } = readExtras(fields, MOST_KEPT_BYTES);
  return {
    text: said,
    citations: list(fields.citations).flatMap(readCitation),
    relatedQuestions: list(fields.relatedQuestions).map((question) => text(question, 10_000)).filter(isText),
    agent: { kind, name },
    readAt,
    elapsedMs: count(fields.elapsedMs) ?? 0,
    taskId: text(fields.taskId, 500),
    ...(names ? { names } : {}),
    ...(files ? { files } : {}),
  };
}

/** @param value untrusted @returns a turn that can be drawn, else undefined */
export function readKeptTurn(value: unknown): KeptTurn | undefined {
  const fields = fieldsOf(value);
  const [ticket, question, askedAt] = [text(fields?.ticket, 40), text(fields?.question), instant(fields?.askedAt)];
  if (!fields || !ticket || !isConversationId(ticket) || !question?.trim() || !askedAt) return undefined;
  const answer = readAnswer(fields.answer);
  // A damaged answer is not one that is still waited for.
  if (fields.answer !== undefined && fields.answer !== null && !answer) return undefined;
  const locale = text(fields.locale, 10);
  return { ticket, question, askedAt, ...(isLocale(locale) ? { locale } : {}), ...(answer ? { answer } : {}) };
}

/** @param value untrusted @returns a conversation that can be listed, else undefined */
export function readKeptConversation(value: unknown): KeptConversation | undefined {
  const fields = fieldsOf(value);
  const [id, title, changedAt] = [text(fields?.id, 40), text(fields?.title, 1_000)?.trim(), instant(fields?.changedAt)];
  if (!fields || !id || !isConversationId(id) || !title || !changedAt) return undefined;
  return { id, title, isNamed: fields.isNamed === true, startedAt: instant(fields.startedAt) ?? changedAt, changedAt, turns: count(fields.turns) ?? 0 };
}
