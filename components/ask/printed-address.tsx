import { safeExternalUrl } from '@/components/ui/safe-url';

/** The address of a source, for paper, where no button leads on. @param before that of the passage above, which is not said again */
export function PrintedAddress({ url, before }: { url?: string | null; before?: string | null }) {
  const address = safeExternalUrl(url);
  return address && url !== before ? <p className="address onlyprint">{address}</p> : null;
}
