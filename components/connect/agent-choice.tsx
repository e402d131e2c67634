import type { ReactNode } from 'react';

/**
 * One agent that could answer, whether it does, and a way to choose it. Works without scripts.
 * @param blocked it cannot answer before the reader has done something
 * @param choose what the button sends, where there is a choice to make
 */
export function AgentChoice(props: { name: ReactNode; text: ReactNode; state: ReactNode; active: boolean; blocked?: boolean; choose?: 'built-in' | 'remote'; label?: ReactNode }) {
  const { name, text, state, active, blocked = false, choose, label } = props;
  return (
    <li className="agent">
      <span aria-hidden="true">{active ? '●' : '○'}</span>
      <div>
        <p className="nm text-ink!">{name}</p>
        <p>{text}</p>
        {choose && !active && (
          <form method="post" action="/api/agent" encType="multipart/form-data" className="mt-2">
            <input type="hidden" name="agent" value={choose} />
            <button type="submit" className="btn">{label}</button>
          </form>
        )}
      </div>
      <span className="state">{active ? <b className={blocked ? 'text-caution!' : undefined}>{state}</b> : state}</span>
    </li>
  );
}
