import { safeExternalUrl } from '@/components/ui/safe-url';

const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i;

/**
 * A website as directories have it, typed by hand: "www.example.org" and "//example.org" lead outside by https.
 * @returns undefined for "N/A", "javascript:…" and whatever is no address
 */
export function websiteUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^https?:/i.test(text)) return safeExternalUrl(text);
  const bare = text.replace(/^\/\//, '');
  return HOST.test(bare) ? safeExternalUrl(`https://${bare}`) : undefined;
}

/** The part of an address a reader recognises: "rcam.org". */
export function siteName(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
