import 'server-only';
import { cache } from 'react';
import type { CallOptions } from '@/lib/a2a/client';
import type { Outcome } from '@/lib/skills/outcome';
import type { Skill } from '@/lib/skills/skill';
import { call } from './call';

/**
 * A read that page, metadata and preview of one request share: equal input is one call.
 * @param skill the skill to ask
 */
export function onePerRequest<Input, Value>(skill: Skill<Input, Value>): (input: Input, options?: CallOptions) => Promise<Outcome<Value>> {
  const read = cache((key: string) => {
    const [input, options] = JSON.parse(key) as [Input, CallOptions];
    return call(skill, input, options);
  });
  return (input, options = {}) => read(JSON.stringify([input, options]));
}
