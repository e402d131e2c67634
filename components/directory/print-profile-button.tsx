'use client';

/** Opens the browser's print dialog; the print stylesheet does the rest. */
export function PrintProfileButton({ label }: { label: string }) {
  return <button type="button" className="btn" onClick={() => window.print()}>{label}</button>;
}
