import { readJson } from './pretty-json';
import type { ShownExchange } from './inspector-means';

/** What an exchange is called: the skill that a `message/send` asked, else the method. */
export function askedSkill({ method, requestBody }: ShownExchange): string {
  const sent = readJson(requestBody.text) as { params?: { message?: { metadata?: { skillId?: unknown } } } } | null | undefined;
  const skill = sent?.params?.message?.metadata?.skillId;
  return typeof skill === 'string' ? skill : method;
}
