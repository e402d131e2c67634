'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { usePathname } from '@/lib/i18n/navigation';

/** The menu of narrow screens: a disclosure, so it opens without scripts. With them it closes on Escape, on a press outside and on a new page. */
export function PhoneMenu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open');
    close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [pathname]);
  return (
    <details ref={menu} className="phone-menu">
      <summary className="iconbtn">{summary}</summary>
      {children}
    </details>
  );
}
