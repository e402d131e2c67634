import { expect, it } from 'vitest';
import { readData, readRecords } from './read-data';

it.each(['saints', 'dioceses', 'diocese-statistics'])('reads every record of %s as it stands, equal lists only once', (name) => {
  const records = readRecords<Record<string, unknown>>(name);
  expect(records.length).toBeGreaterThan(500);
  expect(records).toEqual(readData(name));
  const lists = records.flatMap((record) => Object.values(record).filter(Array.isArray));
  expect(new Set(lists).size).toBe(new Set(lists.map((list) => JSON.stringify(list))).size);
  expect(lists.every((list) => Object.isFrozen(list))).toBe(true);
});
