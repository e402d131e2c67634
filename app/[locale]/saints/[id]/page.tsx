import type { Metadata } from 'next';
import { ProfilePage, profileMetadata, type ProfileProps } from '../../directory/profile-page';
import { lookUpSaint } from '../actions';

const directory = { kind: 'saints', lookUp: lookUpSaint } as const;

export function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  return profileMetadata({ ...directory, params });
}

export default function SaintPage({ params }: ProfileProps) {
  return ProfilePage({ ...directory, params });
}
