import 'server-only';
import { cache } from 'react';
import type { Outcome } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { call, type ReadOptions } from './call';

/**
 * A read that page, metadata and preview of one request share: equal input is one call.
 * @param skill the skill to ask
 */
export function onePerRequest<Input, Value>(skill: Skill<Input, Value>): (input: Input, options?: ReadOptions) => Promise<Outcome<Value>> {
  const read = cache((key: string) => {
    const [input, options] = JSON.parse(key) as [Input, ReadOptions];
    return call(skill, input, options);
  });
  return (input, options = {}) => read(JSON.stringify([input, options]));
}
