import type { Metadata } from 'next';
import { ProfilePage, profileMetadata, type ProfileProps } from '../../directory/profile-page';
import { lookUpDiocese } from '../actions';

const directory = { kind: 'dioceses', lookUp: lookUpDiocese } as const;

export function generateMetadata({ params }: ProfileProps): Promise<Metadata> {
  return profileMetadata({ ...directory, params });
}

export default function DiocesePage({ params }: ProfileProps) {
  return ProfilePage({ ...directory, params });
}
