import { Link } from '@/lib/i18n/navigation';
import { linkPath, type DirectoryLink } from './read-link';

/** A person or see by name, leading to the profile. `lang` is the language of the name where it is not the page's. */
export function RelatedLink({ link, lang }: { link: DirectoryLink; lang?: string }) {
  return <Link href={linkPath(link)} lang={link.localName ? undefined : lang}>{link.localName ?? link.name}</Link>;
}
