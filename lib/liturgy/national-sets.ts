import type { LectionarySet } from './lectionary-sets';

const holyChild: LectionarySet = { first: 'Is 9:1-6', psalm: 'Ps 98:1, 2-3a, 3cd-4, 5-6', second: 'Eph 1:3-6, 15-18' };

/**
 * Sets of a country that the Ordo Lectionum Missae does not have, by celebration and Sunday cycle: the Holy Child of the Philippines
 * (third Sunday of January; its gospel acclamation is not scriptural everywhere and left out).
 */
export const nationalSets: Record<string, LectionarySet> = {
  'santo_nino:A': { ...holyChild, gospel: 'Mt 18:1-5, 10' },
  'santo_nino:B': { ...holyChild, gospel: 'Mk 10:13-16' },
  'santo_nino:C': { ...holyChild, gospel: 'Lk 2:41-52' },
};

/** Their places in an English-numbered Bible, where those differ. */
export const nationalTextRefs: Record<string, string> = { 'Is 9:1-6': 'Is 9:2-7' };
