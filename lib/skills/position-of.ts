/** A place on the earth, in degrees. */
export interface Position { latitude: number; longitude: number }

/** Where a see lies, as an agent says; undefined where it does not, or names no place on the earth. */
export function positionOf(fields: Record<string, unknown>): Position | undefined {
  const { latitude, longitude } = fields;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
