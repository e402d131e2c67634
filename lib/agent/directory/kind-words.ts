/** The four directories, named as in their addresses. */
export type DirectoryKind = 'saints' | 'clergy' | 'popes' | 'dioceses';

const POPE = 'pope papst pape papa papas papez papiez pontiff 教宗 教皇';
const CLERGY =
  'cardinal cardinals cardinale kardinal kardinalis cardenal cardeal biboros bishop archbishop bischof erzbischof ' +
  'weihbischof eveque archeveque puspok ersek vescovo arcivescovo obispo arzobispo bispo arcebispo isqof arcisqof msgr ' +
  'mgr mons monsignor fr father rev reverend most his eminence excellency card kard abp bp 枢机 总主教 主教';
const BLESSED = 'blessed beato beata beatu beatus sel seliger selige boldog bienheureux bienheureuse venerable ven 真福 saint';
const SEE =
  'archdiocese diocese bistum erzbistum diozese erzdiozese archidiocese diocesi arcidiocesi diocesis arquidiocesis ' +
  'archidiocesis dioecesis arquidiocese eparchy eparchie archeparchy archbishopric bishopric bisdom aartsbisdom ' +
  'egyhazmegye foegyhazmegye djocesi arcidjocesi diecezja archidiecezja metropolitan roman catholic church see 总教区 教区';

/** Words that only say what kind of thing is meant. They are dropped on both sides, so "Bistum Trier" is Trier. */
export const KIND_WORDS: Record<DirectoryKind, ReadonlySet<string>> = {
  saints: new Set(`${POPE} ${BLESSED}`.split(' ')),
  clergy: new Set(CLERGY.split(' ')),
  popes: new Set(`${POPE} ${CLERGY} ${BLESSED}`.split(' ')),
  dioceses: new Set(SEE.split(' ')),
};

export const POPE_WORDS: ReadonlySet<string> = new Set(POPE.split(' '));
export const CLERGY_WORDS: ReadonlySet<string> = new Set(CLERGY.split(' '));

/** Words of a whole question around a name ("Who was Saint Jerome?"). */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  'who what which was is are were tell me about find show please wer war ist qui etait est quel ki volt kicsoda'.split(' '),
);
