import { drawMissing } from '@/app/missing-actions';
import { missingMetadata } from '@/app/missing-metadata';
import { MissingHere } from '@/app/missing-here';

export const generateMetadata = missingMetadata;

/** What a page looked for is not there, and the proxy could not know it: ids of a remote agent. */
export default function NotFound() {
  return <MissingHere draw={drawMissing} />;
}
