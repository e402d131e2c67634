/** A raw record of one of the source files: whatever JSON holds. The compile program judges it field by field. */
export type RawRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is RawRecord {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The texts of a list; nothing for anything else. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A record without some of its fields; the same object when it has none of them. */
export function without(record: RawRecord, fields: readonly string[]): RawRecord {
  if (!fields.some((field) => field in record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([field]) => !fields.includes(field)));
}
