import { describe, expect, it } from 'vitest';
import { branchesAfterEdit, branchParameters, noBranches, readBranches, versionsOf, type Branches } from './conversation-branches';

const id = (letter: string) => `${letter.repeat(8)}-${letter.repeat(4)}-${letter.repeat(4)}-${letter.repeat(4)}-${letter.repeat(12)}`;
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(id) as [string, string, string, string, string];

function throughAddress(tickets: string[], branches: Branches): Branches {
  const parameters = branchParameters(tickets, branches);
  return readBranches(tickets, parameters.flatMap(([name, value]) => (name === 'other' ? [value] : [])), parameters.find(([name]) => name === 'before')?.[1]);
}

describe('versions of a conversation', () => {
  it('a conversation without any has no parameters, and one version of each turn', () => {
    expect(branchParameters([a, b], noBranches)).toEqual([]);
    expect(versionsOf([a, b], noBranches, 1)).toMatchObject({ versions: [{ tickets: [a, b] }], shown: 0 });
  });

  it('an edited turn keeps what was answered, and both can be reached from each other', () => {
    const edited = branchesAfterEdit([a, b, c], noBranches);
    expect(branchParameters([a, d], edited)).toEqual([['other', `1.${b}.${c}`]]);
    const { versions, shown } = versionsOf([a, d], edited, 1);
    expect(shown).toBe(1);
    expect(versions.map(({ tickets }) => tickets)).toEqual([[a, b, c], [a, d]]);
    const old = versions[0];
    if (!old) throw new Error('no old version');
    expect(branchParameters(old.tickets, old.branches)).toEqual([['other', `1.${d}`], ['before', '0']]);
    const back = versionsOf(old.tickets, throughAddress([...old.tickets], old.branches), 1);
    expect(back.shown).toBe(0);
    expect(back.versions[1]?.tickets).toEqual([a, d]);
    expect(versionsOf([a, d], edited, 0).versions).toHaveLength(1);
  });

  it('goes through the address as it was, also when turns are added or taken away', () => {
    const edited = branchesAfterEdit([a, d], branchesAfterEdit([a, b, c], noBranches));
    for (const shown of [[e], [e, b], []]) expect(throughAddress(shown, edited)).toEqual(edited);
    const stopped = throughAddress([a], branchesAfterEdit([a, b], noBranches));
    expect(versionsOf([a], stopped, 1)).toMatchObject({ shown: -1, versions: [{ tickets: [a, b] }] });
  });

  it('names each version after the ticket that parts it from the earlier ones', () => {
    const edited = branchesAfterEdit([a, d], branchesAfterEdit([a, b, c], noBranches));
    expect(versionsOf([a, e], edited, 1).versions.map((version) => version.id)).toEqual([a, d, e]);
    const long = Array.from({ length: 12 }, (_, place) => id(place.toString(16)));
    expect(versionsOf([...long.slice(0, 11), e], branchesAfterEdit(long, noBranches), 11).versions.map((version) => version.id)).toEqual([undefined, e]);
  });

  it('leaves out what parts before the first turn of a long address', () => {
    const edited = branchesAfterEdit([a, b], noBranches);
    expect(branchParameters([a, c, d], edited, 1)).toEqual([['other', `0.${b}`]]);
    expect(branchParameters([a, c, d], edited, 2)).toEqual([]);
  });

  it.each([[['1']], [['x.y']], [[`9.${b}`]], [['0.<script>']], [[`-1.${b}`]], [[`0.${Array.from({ length: 13 }, () => b).join('.')}`]]])('reads nothing in %j', (given) => {
    expect(readBranches([a], given, '7').others).toEqual([]);
  });

  it('keeps the last eight', () => {
    let branches = noBranches;
    for (const letter of '0123456789ab') branches = branchesAfterEdit([id(letter)], branches);
    expect(branches.others.map(([ticket]) => ticket?.[0]).join('')).toBe('456789ab');
  });
});
