'use client';

/** Opens the browser's print dialog; the print stylesheet does the rest. */
export function PrintButton({ children }: { children: string }) {
  return <button type="button" onClick={() => window.print()}>{children}</button>;
}
