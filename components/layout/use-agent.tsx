import type { ReactNode } from 'react';

/** Chooses an agent for this reader from now on, and comes back to the page. Works without scripts. */
export function UseAgent({ agent, label, className = 'txt' }: { agent: 'built-in' | 'remote'; label: ReactNode; className?: string }) {
  return (
    <form method="post" action="/api/agent" encType="multipart/form-data">
      <input type="hidden" name="agent" value={agent} />
      <button type="submit" className={className}>{label}</button>
    </form>
  );
}
