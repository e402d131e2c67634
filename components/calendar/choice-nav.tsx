import type { ReactNode } from 'react';
import { CalendarLink } from './calendar-link';

export interface ChoiceTab {
  key: string;
  /** Without language. */
  href: string;
  name: ReactNode;
  isShown: boolean;
}

/** Choices of a day under a title, one shown at a time: texts of several would run into one endless reading. Each has an address; nothing where there is only one. */
export function ChoiceNav({ id, title, tabs }: { id: string; title: string; tabs: ChoiceTab[] }) {
  if (tabs.length < 2) return null;
  return (
    <nav className="choices" aria-labelledby={id}>
      <h2 className="rub" id={id}>{title}</h2>
      <ul>
        {tabs.map(({ key, href, name, isShown }) => (
          <li key={key}><CalendarLink href={href} aria-current={isShown ? 'page' : undefined}>{name}</CalendarLink></li>
        ))}
      </ul>
    </nav>
  );
}
