/**
 * Repairs a raw record that is known to be wrong, or returns it as it is.
 * Eight saints venerated before there was a canonization process carry "0001-01-01" as its date: that is an empty field, not a fact.
 */
export function correct(record: unknown): unknown {
  if (!isRecord(record) || record['canonized'] !== '0001-01-01') return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'canonized'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
