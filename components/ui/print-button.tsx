'use client';

/** Opens the browser's print dialog; the print stylesheet does the rest. */
export function PrintButton({ children, className }: { children: string; className?: string }) {
  return <button type="button" className={className} onClick={() => window.print()}>{children}</button>;
}
