import { Children, type ReactNode } from 'react';

/**
 * The line under every block of facts: who says so, then details, then what can be done with it.
 * @param owner name of whoever answered
 * @param details text, one item each
 * @param actions links or buttons, one item each; not printed
 */
export function Provenance({ owner, details, actions }: { owner: ReactNode; details?: ReactNode[]; actions?: ReactNode }) {
  return (
    <div className="prov">
      <b>{owner}</b>
      {details?.filter(Boolean).map((detail, index) => <span key={index}>{detail}</span>)}
      {Children.toArray(actions).map((action, index) => <span key={`a${index}`} className="noprint">{action}</span>)}
    </div>
  );
}
