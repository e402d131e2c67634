import type { ReactNode } from 'react';

/**
 * Something the reader should know: refused, offline, too many (`plain`), or failed (`caution`).
 * @param live announces it when it appears after an action; leave out for what was there at first
 */
export function Notice(props: { title: ReactNode; children?: ReactNode; actions?: ReactNode; tone?: 'plain' | 'caution'; live?: boolean }) {
  const { title, children, actions, tone = 'plain', live = false } = props;
  return (
    <div className={tone === 'caution' ? 'notice caution' : 'notice'} role={live ? 'status' : undefined}>
      <p className="nt">{title}</p>
      {children && <div>{children}</div>}
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
