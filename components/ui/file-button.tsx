'use client';

import { useRef } from 'react';

/** A button that lets the reader choose a JSON file; nothing is sent. @param load gets the file that was chosen */
export function FileButton({ label, load }: { label: string; load: (chosen: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="btn" onClick={() => input.current?.click()}>{label}</button>
      <input
        ref={input} type="file" accept="application/json,.json" hidden aria-label={label}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) void load(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
