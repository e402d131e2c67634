'use client';

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';

/** A document that the browser has to draw alone, as that of `notFound()`, holds the script of the first paint without having run it: a script that React writes is dead. */
function runFirstPaint(): void {
  const dead = document.querySelector<HTMLScriptElement>('#first-paint');
  if (!dead || document.documentElement.dataset.appearance) return;
  const alive = document.createElement('script');
  alive.nonce = dead.nonce;
  alive.textContent = dead.textContent;
  dead.after(alive);
  alive.remove();
}

/**
 * What stands in the frame where a page found nothing under its address. Next renders every not-found.tsx along with every page and sends
 * it along, so this sends nothing: contents and words are fetched when they are needed. `notFound()` needs scripts to be read in any case.
 * @param draw what stands there, for an address
 */
export function MissingHere({ draw }: { draw: (pathname: string) => Promise<ReactNode> }) {
  const pathname = usePathname();
  const [contents, setContents] = useState<ReactNode>();
  useLayoutEffect(runFirstPaint, []);
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
