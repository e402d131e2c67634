import type { Metadata } from 'next';
import { idOfAddress } from '@/app/id-of-address';
import { ProfilePage, profileMetadata, type ProfileProps } from '../../directory/profile-page';
import { lookUpSaint } from '../actions';
import { SaintFeast } from './saint-feast';

const directory = { kind: 'saints', lookUp: lookUpSaint } as const;

export function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  return profileMetadata({ ...directory, params });
}

export default async function SaintPage({ params }: ProfileProps) {
  const page = await ProfilePage({ ...directory, params });
  // The same read as the page's: one call for a request.
  const outcome = await lookUpSaint({ saint_id: await idOfAddress(params) });
  return <>{page}{outcome.kind === 'found' && <SaintFeast profile={outcome.value} />}</>;
}
