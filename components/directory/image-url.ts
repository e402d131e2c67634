import { safeExternalUrl } from '@/components/ui/safe-url';

/** The address of an agent's image: https only. An http one is asked for by https, since a page of ours never loads the other. */
export function imageUrl(value: unknown): string | undefined {
  const url = safeExternalUrl(typeof value === 'string' ? value.trim().replace(/^\/\//, 'https://') : value);
  return url?.replace(/^http:/i, 'https:');
}
