'use client';

import { useEffect, useRef, type ComponentProps } from 'react';

/**
 * A form that shows what the page was made with, also when one goes back to it: neither the browser's memory of its fields nor a page
 * kept whole brings back what was changed afterwards.
 */
export function FreshForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) form.current?.reset();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  // Holds for all of its fields, boxes and lists.
  return <form {...props} ref={form} autoComplete="off" />;
}
