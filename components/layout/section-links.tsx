'use client';

import { Link, usePathname } from '@/lib/i18n/navigation';
import { currentOf, sections } from './sections';

/** The six links; the one the reader stands in is marked. The frame stays while pages change, so this has to watch the address. */
export function SectionLinks({ labels }: { labels: Record<(typeof sections)[number]['key'], string> }) {
  const pathname = usePathname();
  return sections.map((section) => (
    <Link key={section.key} href={section.path} aria-current={currentOf(section, pathname)}>{labels[section.key]}</Link>
  ));
}
