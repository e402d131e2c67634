import type { Celebration, LiturgicalDay } from '@/lib/liturgy/day';

/** A celebration with its name in the reader's language, or in the language `lang` where there is none. */
export interface NamedCelebration extends Celebration {
  name: { text: string; lang: string };
}

/** A day whose celebrations have names; made by app/[locale]/calendar/name-days.ts. */
export interface NamedDay extends LiturgicalDay {
  celebrations: [NamedCelebration, ...NamedCelebration[]];
}
