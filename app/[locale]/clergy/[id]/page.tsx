import type { Metadata } from 'next';
import { ProfilePage, profileMetadata, type ProfileProps } from '../../directory/profile-page';
import { lookUpPerson } from '../actions';

const directory = { kind: 'clergy', lookUp: lookUpPerson } as const;

export function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  return profileMetadata({ ...directory, params });
}

export default function PersonPage({ params }: ProfileProps) {
  return ProfilePage({ ...directory, params });
}
