import type { ReactNode } from 'react';
import { Announcer } from '@/components/ask/announcer';

/** What outlives the step from the start to a conversation's own address. */
export default function AskLayout({ children }: { children: ReactNode }) {
  return <><Announcer />{children}</>;
}
