import type { Colour } from './day';

/**
 * Holy Saturday has no Mass, so romcal names no colour for it. Its day, until the night, is violet: the colour of its Office.
 * The one Mass of its date is the Easter Vigil, which belongs to Easter and is white. Whatever shows the day shows violet,
 * whatever shows the Vigil says whose colour the white is.
 */
export const holySaturday: { id: string; colour: Colour; vigilColour: Colour } = { id: 'holy_saturday', colour: 'violet', vigilColour: 'white' };
