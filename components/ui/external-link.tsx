import type { ReactNode } from 'react';
import { Icon } from './icon';
import { safeExternalUrl } from './safe-url';

/**
 * A link to another site. An address that is not plainly http or https becomes text without a link.
 * @param icon false inside running text
 */
export function ExternalLink({ href, children, className, icon = true }: { href: unknown; children: ReactNode; className?: string; icon?: boolean }) {
  const url = safeExternalUrl(href);
  if (!url) return <span className={className}>{children}</span>;
  return (
    <a href={url} rel="noopener noreferrer external" className={className}>
      {children}
      {icon && <> <Icon name="external" className="size-[.85rem]!" /></>}
    </a>
  );
}
