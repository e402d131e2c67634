type Fields = Record<string, unknown>;

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** Leaves out what is unknown, one level into objects too: a missing field is absent on the wire, never null or "". */
export function knownFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => isPresent(value))
      .map(([key, value]) => [key, typeof value === 'object' && !Array.isArray(value) ? knownFields(value as Fields) : value]),
  );
}

/**
 * A profile: the fields named in `first` in that order, then all others as the record has them.
 * @param hidden keys of our own book-keeping
 */
export function orderedProfile(fields: Fields, first: readonly string[], hidden: readonly string[] = []): Fields {
  const rest = Object.keys(fields).filter((key) => !first.includes(key) && !hidden.includes(key));
  return knownFields(Object.fromEntries([...first, ...rest].map((key) => [key, fields[key]])));
}
