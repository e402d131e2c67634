import type { Metadata } from 'next';
import { ProfilePage, profileMetadata, type ProfileProps } from '../../directory/profile-page';
import { lookUpPope } from '../actions';

const directory = { kind: 'popes', lookUp: lookUpPope } as const;

export function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  return profileMetadata({ ...directory, params });
}

export default function PopePage({ params }: ProfileProps) {
  return ProfilePage({ ...directory, params });
}
