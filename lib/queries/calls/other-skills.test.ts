import { describe, expect, it } from 'vitest';
import { readAnswer } from '@/lib/a2a/answer';
import { SKILLS } from '@/lib/skills/index';
import { ARTIFACTS } from '@/lib/skills/other-skills';
import type { AnswerParts, SkillReading } from '@/lib/skills/skill';

/** What each skill answers, at its simplest. */
const ANSWERS: Record<string, object[]> = {
  catholic_qa: [{ kind: 'text', text: 'Grace is a gift.' }],
  document_search: [{ kind: 'data', data: { results: [{ id: '1', title: 'T' }] } }],
  document_fetch: [{ kind: 'text', text: 'Words.' }, { kind: 'data', data: { id: '1' } }],
  liturgical_readings: [{ kind: 'text', text: 'First Reading' }],
  saints_of_the_day: [{ kind: 'text', text: 'Saint X' }],
  saint_lookup: [{ kind: 'data', data: { saint_id: 'x', primary_name: 'X' } }],
  person_lookup: [{ kind: 'data', data: { person_id: 'x', primary_name: 'X' } }],
  pope_lookup: [{ kind: 'data', data: { pope_id: 'x', primary_name: 'X' } }],
  diocese_lookup: [{ kind: 'data', data: { source_code: 'x', primary_name: 'X' } }],
  diocese_statistics_lookup: [{ kind: 'data', data: { source_code: 'x', rows: [{ year: 2000, catholics: 1 }] } }],
};
const NOTHING = [{ kind: 'data', data: { error: 'not_found' } }];

type Skill = (typeof SKILLS)[number];

/** How a skill reads artifacts as they come over the wire. */
function read(skill: Skill, ...artifacts: { name?: string; parts: object[] }[]): SkillReading<unknown>['kind'] {
  const parts: AnswerParts = readAnswer({ kind: 'task', id: 't', status: { state: 'completed' }, artifacts }, skill.artifact);
  return skill.read(parts).kind;
}

const own = (skill: Skill) => ANSWERS[skill.id] ?? [];
const PAIRS = SKILLS.flatMap((skill) => SKILLS.filter((other) => other !== skill).map((other): [string, string, Skill, Skill] => [skill.id, other.id, skill, other]));
const DIRECTORIES = SKILLS.filter(({ id }) => /^(saint|person|pope|diocese)_lookup$/.test(id));

describe('an answer to something else', () => {
  it('is known by the names of the ten artifacts', () => {
    expect(SKILLS.map(({ artifact }) => artifact)).toEqual(ARTIFACTS);
  });

  it.each(PAIRS)('to %s, the artifact of %s cannot be read, whatever it holds', (_id, _other, skill, other) => {
    expect(read(skill, { name: other.artifact, parts: own(other) })).toBe('unreadable');
    expect(read(skill, { name: other.artifact, parts: own(skill) })).toBe('unreadable');
  });

  it.each(PAIRS)('to %s, the artifact of %s is named as an answer to that', (_id, id, skill, other) => {
    const parts = readAnswer({ kind: 'task', id: 't', status: { state: 'completed' }, artifacts: [other, other].map(({ artifact }) => ({ name: artifact, parts: own(other) })) }, skill.artifact);
    expect(skill.read(parts)).toEqual({ kind: 'unreadable', otherSkills: [id] });
  });

  it.each(DIRECTORIES.flatMap((skill) => DIRECTORIES.filter((other) => other !== skill).map((other): [string, string, Skill, Skill] => [skill.id, other.id, skill, other])))(
    'to %s, a profile of %s cannot be read under any name', (_id, _other, skill, other) => {
      for (const name of [skill.artifact, 'result', undefined]) expect(read(skill, { name, parts: own(other) })).toBe('unreadable');
    },
  );

  it('is not what came beside the right one', () => {
    for (const [, , skill, other] of PAIRS) expect(read(skill, { name: other.artifact, parts: own(other) }, { name: skill.artifact, parts: own(skill) })).toBe('found');
  });

  it('is none under no name, or one that no skill has', () => {
    for (const skill of SKILLS) for (const name of [undefined, '', 'result', skill.artifact]) expect(read(skill, { name, parts: own(skill) })).toBe('found');
  });

  it('does not hide that nothing was found', () => {
    for (const [, , skill, other] of PAIRS) if (skill.id !== 'catholic_qa') expect(read(skill, { name: other.artifact, parts: NOTHING })).toBe('not-found');
  });

  it('is no profile that names another thing beside its own id, nor one without any id', () => {
    const [saint] = DIRECTORIES;
    expect(saint && read(saint, { parts: [{ kind: 'data', data: { saint_id: 'x', pope_id: 'y', primary_name: 'X' } }] })).toBe('found');
    expect(saint && read(saint, { parts: [{ kind: 'data', data: { primary_name: 'X' } }] })).toBe('found');
  });
});
