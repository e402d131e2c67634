import { useTranslations } from 'next-intl';
import { positionOf } from '@/lib/skills/position-of';
import { profilePath, type DirectoryKind, type Profile } from './directory-kind';

/**
 * Where a see lies, on a map that this site draws itself; nothing where the agent gave no position.
 * @param id under which the answer is kept
 */
export function PlacePlate({ kind, id, profile, name }: { kind: DirectoryKind; id: string; profile: Profile; name: string }) {
  const t = useTranslations('directory');
  if (!positionOf(profile)) return null;
  return (
    <figure className="plate mb-6 max-w-[20rem]!">
      <picture><img src={`/preview${profilePath(kind, id)}/map`} alt={t('mapOf', { name })} width={320} height={200} loading="lazy" decoding="async" className="h-auto w-full" /></picture>
      <figcaption>{t('mapCredit')}</figcaption>
    </figure>
  );
}
