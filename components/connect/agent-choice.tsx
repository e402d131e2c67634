import type { ReactNode } from 'react';

/** One agent that could answer, and whether it does. */
export function AgentChoice({ name, text, state, active }: { name: ReactNode; text: ReactNode; state: ReactNode; active: boolean }) {
  return (
    <li className="agent">
      <span aria-hidden="true">{active ? '●' : '○'}</span>
      <div>
        <p className="nm text-ink!">{name}</p>
        <p>{text}</p>
      </div>
      <span className="state">{active ? <b>{state}</b> : state}</span>
    </li>
  );
}
