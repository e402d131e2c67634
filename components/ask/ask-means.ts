import type { Ask } from './asked';

/** What a page hands to everything on it that can ask. */
export interface AskMeans {
  ask: Ask;
  /** The same for a reader without scripts. */
  askByForm: (form: FormData) => Promise<void>;
  /** Tickets of the turns before the next question. */
  earlier: string[];
  /** Id of this rendering: one press of a button of it asks once. */
  press: string;
}
