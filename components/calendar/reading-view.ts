import type { Slot } from '@/lib/liturgy/reading';
import type { Passage } from '@/lib/liturgy/scripture';

/** Keys of the messages `liturgy.slot` that a reading may be headed with. */
export type SlotLabel = Slot | 'verse' | 'passion' | 'vigilFirst' | 'vigilSecond';

export interface PlaceView {
  /** As the lectionary prints it. */
  reference: string;
  /** Address of the chapter here, where the connected agent has it; without a language. */
  href?: string;
}

/** A reading with its text; made by app/[locale]/calendar/reading-views.ts. */
export interface ReadingView extends PlaceView {
  label: SlotLabel;
  /** The same place by the verse numbers of the text, where they differ from the lectionary's. */
  numberedAs?: string;
  passage: Passage;
  short?: PlaceView;
  alternatives: PlaceView[];
  /** On a memorial kept with the weekday's readings: this one is the saint's. */
  proper?: true;
}
