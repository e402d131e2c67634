import type { AgentSkill, Part } from '@a2a-js/sdk';
import type { Locale } from '@/lib/i18n/routing';

/** What a message asks of a skill, once its parts are read. */
export interface SkillRequest {
  /** All text parts, joined by a blank line and trimmed; empty without any. */
  text: string;
  /** Members of all data parts; where two name the same, the first wins. */
  data: Readonly<Record<string, unknown>>;
  /** The asker's zone for "today" (`metadata.timeZone`), as it came; UTC without one. */
  timeZone: unknown;
  /** The asker's language (`metadata.locale`, a language tag), where it is one of ours. */
  locale?: Locale;
  /** The calendar asked for (`metadata.calendar`), as it came. */
  calendar?: unknown;
}

/** One skill of the built-in agent. */
export interface SkillHandler {
  /** Its entry in the agent card; `card.id` is `metadata.skillId` on the wire. */
  card: AgentSkill;
  /** Name of the one artifact it answers with. */
  artifact: string;
  /** @throws RpcError -32602 when the message lacks what the skill needs; "nothing found" is a normal answer */
  answer(request: SkillRequest): Part[] | Promise<Part[]>;
}

export const TEXT_MODE = 'text/plain';
export const MARKDOWN_MODE = 'text/markdown';
export const DATA_MODE = 'application/json';
