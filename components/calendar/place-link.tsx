import { Link } from '@/lib/i18n/navigation';
import type { PlaceView } from './reading-view';

/** A place in Scripture, with the way to its chapter where there is one. */
export function PlaceLink({ place }: { place: PlaceView }) {
  if (!place.href) return <span className="ref">{place.reference}</span>;
  return <Link className="ref no-underline hover:underline" href={place.href}>{place.reference}</Link>;
}
