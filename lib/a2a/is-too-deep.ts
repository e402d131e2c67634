/** No answer of a skill is nested deeper than ten levels; what is nested by the thousand overflows the stack of whoever writes or draws it. */
const MOST_LEVELS = 100;

/** Whether JSON is nested so deep that it cannot be an answer. Goes down level by level, never by calling itself. */
export function isTooDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null) : []));
  }
  return false;
}
