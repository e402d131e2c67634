import { departure, isText, type Departure } from './departure';
import { isRecord } from './is-record';

const TEXTS = ['id', 'name', 'description'] as const;
const TEXT_LISTS = ['tags', 'examples', 'inputModes', 'outputModes'] as const;

function wrong(skill: Record<string, unknown>, name: string, at: string, right: boolean, type: string): Departure[] {
  if (right) return [];
  return [skill[name] === undefined ? departure('missing', `${at}.${name}`) : departure('type', `${at}.${name}`, type)];
}

function ofSkill(skill: unknown, at: string): Departure[] {
  if (!isRecord(skill)) return [departure('type', at, 'object')];
  const isTextList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
  return [
    ...TEXTS.flatMap((name) => wrong(skill, name, at, isText(skill[name]), 'string')),
    ...TEXT_LISTS.flatMap((name) => wrong(skill, name, at, isTextList(skill[name]) || (name !== 'tags' && skill[name] === undefined), 'array of strings')),
  ];
}

/** Skills without what every skill must have, and ids that stand for two. */
export function skillDepartures(skills: unknown): Departure[] {
  if (!Array.isArray(skills)) return [];
  const seen = new Set<string>();
  return skills.flatMap((skill: unknown, index) => {
    const at = `skills[${index}]`;
    const id = isRecord(skill) && isText(skill.id) ? skill.id : undefined;
    const isRepeated = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return [...ofSkill(skill, at), ...(isRepeated ? [departure('skill-repeated', `${at}.id`, id)] : [])];
  });
}
