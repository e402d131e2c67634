import { useEffect, useRef } from 'react';
import type { DirectoryKind } from './directory-kind';

/** A line of the type-ahead, as `/api/suggest` sends it. */
export interface Suggested { kind: DirectoryKind; id: string; name: string; lang?: string; detail: string }

interface Given { id: string; label: string; names: Suggested[]; active: number; onChoose: (name: Suggested) => void }

/** The list under a combobox: the focus stays in the field, which names the active line. */
export function NameOptions({ id, label, names, active, onChoose }: Given) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={`${id}-names`} role="listbox" aria-label={label} className="suggested" hidden={names.length === 0}>
      {names.map((name, index) => (
        <li
          key={`${name.kind} ${name.id}`} id={`${id}-name-${index}`} role="option" aria-selected={index === active}
          // The field keeps the focus, so that it does not close the list before the press has ended.
          onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()} onClick={() => onChoose(name)}
        >
          <span lang={name.lang} className="n">{name.name}</span>
          {name.detail && <span className="s">{name.detail}</span>}
        </li>
      ))}
    </ul>
  );
}
