import type { ReactNode } from 'react';

/** Chooses the built-in agent for this reader from now on, and comes back to the page. Works without scripts. */
export function UseBuiltIn({ label }: { label: ReactNode }) {
  return (
    <form method="post" action="/api/agent" encType="multipart/form-data">
      <input type="hidden" name="agent" value="built-in" />
      <button type="submit" className="txt">{label}</button>
    </form>
  );
}
