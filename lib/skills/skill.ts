import type { z } from 'zod';

/** A file an agent sent; offered as a named download, never opened by itself. Exactly one of `bytes` (base64) and `uri`. */
export interface AgentFile {
  name: string;
  mimeType?: string;
  bytes?: string;
  uri?: string;
}

/** What all artifacts of an answer hold, unwrapped and in the order sent; artifacts that bear the skill's own name come first. */
export interface AnswerParts {
  texts: string[];
  data: Record<string, unknown>[];
  files: AgentFile[];
  /** Names of the artifacts that held something, as far as they have any; an artifact without a name is ''. */
  artifacts?: string[];
}

/** What a skill makes of an answer. `not-found` is a normal result, `unreadable` says in English why nothing could be read, or by their ids to which other skills it is an answer. */
export type SkillReading<T> =
  | { kind: 'found'; value: T }
  | { kind: 'not-found'; query?: string; hint?: string }
  | { kind: 'unreadable'; why?: string; otherSkills?: string[] };

export type OutgoingPart = { kind: 'text'; text: string } | { kind: 'data'; data: Record<string, unknown> };

/** One of the agent's ten skills, as the client's documents describe it. Pure: knows no wire, no page and no agent. */
export interface Skill<Input, Value> {
  /** `metadata.skillId` on the wire. */
  id: string;
  /** Name of the artifact that carries the answer. */
  artifact: string;
  /** Checks what a person or an address gave. */
  input: z.ZodType<Input>;
  /** Milliseconds after which the request is given up; a task that is at work by then is looked for somewhat longer. */
  timeoutMs: number;
  parts(input: Input): OutgoingPart[];
  read(parts: AnswerParts): SkillReading<Value>;
}

export const QUESTION_TIMEOUT_MS = 120_000;
export const LOOKUP_TIMEOUT_MS = 30_000;
