'use client';

import { useEffect } from 'react';

/** The key "/" goes to a field, unless the reader is typing somewhere or the field is not on screen. */
export function SlashKey({ fieldId }: { fieldId: string }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
      const field = document.getElementById(fieldId);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing || !field?.checkVisibility()) return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [fieldId]);
  return null;
}
