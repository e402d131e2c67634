import type { ReactNode } from 'react';

/** Nothing here: what was looked for, the nearest name, two ways on. `title` is a heading where the page has no other. */
export function EmptyBlock({ title, children, heading = false }: { title: ReactNode; children?: ReactNode; heading?: boolean }) {
  return (
    <div className="empty">
      {heading ? <h1 className="sub">{title}</h1> : <p className="sub">{title}</p>}
      {children && <div className="muted mt-1">{children}</div>}
    </div>
  );
}
