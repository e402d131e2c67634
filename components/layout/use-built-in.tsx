import type { ReactNode } from 'react';
import { UseAgent } from './use-agent';

/** Chooses the built-in agent for this reader from now on. */
export function UseBuiltIn({ label }: { label: ReactNode }) {
  return <UseAgent agent="built-in" label={label} />;
}
