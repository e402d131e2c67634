import { Children, type ReactNode } from 'react';

/**
 * The line under every block of facts: who says so, then details, then what can be done with it.
 * @param owner name of whoever answered
 * @param details text, one item each
 * @param actions links or buttons, one item each; not printed
 * @param exchange where the request and the reply are kept, for the inspector
 * @param cache whether the answer was kept from an earlier request, for the inspector
 */
export function Provenance(props: { owner: ReactNode; details?: ReactNode[]; actions?: ReactNode; exchange?: string; cache?: string }) {
  const { owner, details, actions, exchange, cache } = props;
  return (
    <div className="prov" data-exchange={exchange} data-cache={cache}>
      <b>{owner}</b>
      {details?.filter(Boolean).map((detail, index) => <span key={index}>{detail}</span>)}
      {Children.toArray(actions).map((action, index) => <span key={`a${index}`} className="noprint">{action}</span>)}
    </div>
  );
}
