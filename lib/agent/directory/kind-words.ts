/** The four directories, named as in their addresses. */
export type DirectoryKind = 'saints' | 'clergy' | 'popes' | 'dioceses';

/** Each word also with its elided article, which is read as a part of it: "L-Papa Franġisku", "l'archevêque". */
const wordsOf = (text: string) => text.split(' ').flatMap((word) => [word, `l${word}`]);

const POPE = 'pope papst pape papa papas papez papiez pontiff 教宗 教皇';
const CLERGY =
  'cardinal cardinals cardinale kardinal kardinalis cardenal cardeal biboros bishop archbishop bischof erzbischof ' +
  'weihbischof eveque archeveque puspok ersek vescovo arcivescovo obispo arzobispo bispo arcebispo isqof arcisqof msgr ' +
  'mgr mons monsignor fr father rev reverend most his eminence excellency card kard abp bp 枢机 总主教 主教';
const BLESSED = 'blessed beato beata beatu beatus sel seliger selige boldog bienheureux bienheureuse venerable ven 真福 saint';
const SEE =
  'eveche archeveche archdiocese diocese bistum erzbistum diozese erzdiozese archidiocese diocesi arcidiocesi diocesis arquidiocesis ' +
  'archidiocesis dioecesis arquidiocese eparchy eparchie archeparchy archbishopric bishopric bisdom aartsbisdom ' +
  'egyhazmegye foegyhazmegye djocesi arcidjocesi diecezja archidiecezja metropolitan roman catholic church see 总教区 教区';

/** Words that only say what kind of thing is meant. They are dropped on both sides, so "Bistum Trier" is Trier. */
export const KIND_WORDS: Record<DirectoryKind, ReadonlySet<string>> = {
  saints: new Set(wordsOf(`${POPE} ${BLESSED}`)),
  clergy: new Set(wordsOf(CLERGY)),
  popes: new Set(wordsOf(`${POPE} ${CLERGY} ${BLESSED}`)),
  dioceses: new Set(wordsOf(SEE)),
};

export const POPE_WORDS: ReadonlySet<string> = new Set(wordsOf(POPE));
export const CLERGY_WORDS: ReadonlySet<string> = new Set(wordsOf(CLERGY));

/** Words of a whole question around a name ("Who was Saint Jerome?"). */
export const ASKING_WORDS: ReadonlySet<string> = new Set(
  'who what which was is are were tell me about find show please wer war ist qui etait est quel ki volt kicsoda'.split(' '),
);
