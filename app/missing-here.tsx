'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';

/**
 * What stands in the frame where a page found nothing under its address. Next renders every not-found.tsx along with every page and sends
 * it along, so this sends nothing: contents and words are fetched when they are needed. `notFound()` needs scripts to be read in any case.
 * @param draw what stands there, for an address
 */
export function MissingHere({ draw }: { draw: (pathname: string) => Promise<ReactNode> }) {
  const pathname = usePathname();
  const [contents, setContents] = useState<ReactNode>();
  useEffect(() => {
    let isLeft = false;
    draw(pathname).then(
      (loaded) => { if (!isLeft) setContents(loaded); },
      // The page's error.tsx has its words already.
      (failed: unknown) => setContents(() => { throw failed; }),
    );
    return () => { isLeft = true; };
  }, [draw, pathname]);
  return contents;
}
