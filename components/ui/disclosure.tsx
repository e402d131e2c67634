import type { ReactNode } from 'react';
import { Icon } from './icon';

/** What opens on demand, without scripts. */
export function Disclosure({ summary, children, open = false }: { summary: ReactNode; children: ReactNode; open?: boolean }) {
  return (
    <details open={open} className="disclosure">
      <summary className="txt"><Icon name="down" />{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
