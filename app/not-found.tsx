import { drawMissing } from './missing-actions';
import { MissingHere } from './missing-here';

/** Only where the first part of an address that the proxy leaves alone stands in place of a language; other 404s are global-not-found.tsx or [locale]/not-found.tsx. */
export default function NotFound() {
  return <main><div className="wrap"><MissingHere draw={drawMissing} /></div></main>;
}
