/** A place of the Catechism or of the Code of Canon Law that a text names, in UTF-16 units of the text. */
export interface NumberedPlace {
  from: number;
  to: number;
  /** Its id in the built-in library: `ccc-1324-1327`, `canon-748`. */
  key: string;
  /** What another agent would be asked for. */
  query: string;
}

const LAST_PARAGRAPH = 2_865;
const LAST_CANON = 1_752;

/** Between a name and its number: "no.", "nn.", "Nr.", "n°", "§§", "paragraphs". */
const NUMBER_WORD = String.raw`(?:nn?[.°º]|nos?[.°]|Nr\.|§§?|paragraphs?|par\.|第)`;
const RANGE = String.raw`(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?`;
const END = String.raw`(?![\p{L}\d]|[.:]\d)`;
/** After Chinese numbers a word for paragraph or canon may follow. */
const HAN_END = String.raw`(?:\s?[条號号节])?`;

/** How the Catechism is called before a paragraph's number; its Compendium has numbers of its own. */
const CATECHISM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!(?:Compendium|Kompendium|Kompendiuma?|Abrégé|Kompendju)(?: of| du| des| tal-)?(?: the)? )(?:CCC|KKK|CEC|KEK|KKC|Catechism of the Catholic Church|Katechismus der Katholischen Kirche|Catéchisme de l[’']Église catholique|(?:A )?Katolikus Egyház Katekizmusa|Katekiżmu tal-Knisja Kattolika|《?天主教教理》?),?\s{0,2}${NUMBER_WORD}?\s?${RANGE}${HAN_END}${END}`,
  'giu',
);
/** "Catechism" alone, with a word for the number: here that of the Catholic Church is meant, unless another is named. */
const BARE_CATECHISM = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?<!(?:roman|baltimore|tridentine|heidelberg|small|large|lutheran|penny|compendium of the)\s)Catechism|(?<!(?:Kleiner?|Großer?|Heidelberger|Römischer?)\s)Katechismus|(?<!Abrégé du )Catéchisme|Katekizmus|Katekiżmu),?\s{0,2}${NUMBER_WORD}\s?${RANGE}${END}`,
  'giu',
);
/** ", 1380", "; 1391-1395": further paragraphs after the first. */
const FURTHER = /[,;]\s?(\d{1,4})(?:\s?[-–]\s?(\d{1,4}))?(?=\s?(?:[,;.)\]]|$))(?![.:]\d)/uy;

const CODE = String.raw`(?:CIC|(?:1983 )?Code of Canon Law|Codex I?uris Canonici|Codex des kanonischen Rechtes|Code de droit canonique|Egyházi Törvénykönyv|《?天主教法典》?)`;
const CANON_WORD = String.raw`(?:cann?\.?|c[áa]n(?:on)?s?\.?|kán\.?|cc?\.|第)`;
const PARAGRAPH = String.raw`(?:,?\s?§§?\s?\d{1,2}(?:\s?[-–,]\s?\d{1,2})?)?(?:,?\s?(?:n\.|Nr\.|°)\s?\d{1,2}°?)?`;
/** Another edition, or another Code, follows. */
const NOT_1917 = String.raw`(?!\s?[/(]?\s?(?:19)?17\b)`;

/** Councils and the Eastern Code have canons too, so the Code has to be named, before the number or after it. */
const NAMED_CANON = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${CODE}(?:[/ ](?:19)?83)?${NOT_1917},?\s?(?:${CANON_WORD}\s?)${RANGE}${PARAGRAPH}${HAN_END}|(?:${CANON_WORD})\s?${RANGE}${PARAGRAPH},?\s(?:of the |du |des )?${CODE}${NOT_1917})(?![\p{L}\d])(?!/?[ -]?19?17)`,
  'giu',
);
/** "can. 748", "cann. 748–750 § 2" alone. */
const BARE_CANON = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:cann?\.|canons?) ${RANGE}${PARAGRAPH}(?![\p{L}\d]|[.:]\d)`, 'giu');
/** Whose canons they are when they are not the Code's, shortly before or after. */
const OTHER_CANONS = /\b(?:CCEO|CIC[/ ]?(?:19)?17|1917|Eastern|Oriental\w*|Counc\p{L}+|Conc\p{L}*|Syn\p{L}*|Sess\p{L}*|Trid\p{L}*|Trent|Nic(?:a|æ|e)\p{L}+|Lateran\p{L}*|Chalced\p{L}+|Elvira|Carthage|Orange|Apost\p{L}+|Denz\p{L}*|DS|DH)\b/iu;
const NEAR = 60;

interface Numbers { from: number; to: number }

function numbersOf([first, last]: (string | undefined)[], most: number): Numbers | undefined {
  const [from, to] = [Number(first), Number(last ?? first)];
  return from >= 1 && from <= to && to <= most ? { from, to } : undefined;
}

const written = ({ from, to }: Numbers) => (from === to ? `${from}` : `${from}-${to}`);

function catechism(text: string): NumberedPlace[] {
  const placeOf = (from: number, to: number, numbers: Numbers): NumberedPlace => ({ from, to, key: `ccc-${written(numbers)}`, query: `Catechism of the Catholic Church ${written(numbers)}` });
  return [CATECHISM, BARE_CATECHISM].flatMap((pattern) => [...text.matchAll(pattern)].flatMap(({ 0: words, 1: first, 2: last, index }) => {
    const numbers = numbersOf([first, last], LAST_PARAGRAPH);
    if (!numbers) return [];
    const places = [placeOf(index, index + words.length, numbers)];
    // Paragraphs are cited in their order: a smaller number is no paragraph any more.
    for (let at = index + words.length, before = numbers.to; ;) {
      FURTHER.lastIndex = at;
      const next = FURTHER.exec(text);
      const more = next && numbersOf([next[1], next[2]], LAST_PARAGRAPH);
      if (!next || !more || more.from <= before) return places;
      at += next[0].length;
      before = more.to;
      places.push(placeOf(next.index + next[0].search(/\d/), at, more));
    }
  }));
}

function canons(text: string, bare: boolean): NumberedPlace[] {
  const placeOf = (index: number, words: string, numbers: (string | undefined)[]): NumberedPlace[] => {
    const read = numbersOf(numbers, LAST_CANON);
    return read ? [{ from: index, to: index + words.length, key: `canon-${written(read)}`, query: `Code of Canon Law, canon ${written(read)}` }] : [];
  };
  const named = [...text.matchAll(NAMED_CANON)].flatMap(({ 0: words, 1: first, 2: last, 3: firstAfter, 4: lastAfter, index }) => placeOf(index, words, first ? [first, last] : [firstAfter, lastAfter]));
  if (!bare) return named;
  const alone = [...text.matchAll(BARE_CANON)].flatMap(({ 0: words, 1: first, 2: last, index }) => {
    const end = index + words.length;
    const isOther = OTHER_CANONS.test(text.slice(Math.max(0, index - NEAR), index)) || OTHER_CANONS.test(text.slice(end, end + NEAR / 2));
    return isOther || named.some(({ from, to }) => from < end && index < to) ? [] : placeOf(index, words, [first, last]);
  });
  return [...named, ...alone];
}

/**
 * Where a text names paragraphs of the Catechism or canons of the Code of 1983, in no order.
 * @param bareCanons whether "can. 748" without the name of a Code is of this one, unless a council or another Code stands near it
 */
export function catechismAndCanons(text: string, bareCanons = false): NumberedPlace[] {
  return [...catechism(text), ...canons(text, bareCanons)];
}
