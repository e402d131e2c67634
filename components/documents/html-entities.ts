/** Names of the characters 160 to 255 in their order (ISO 8859-1, HTML 3.2). */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const OTHERS: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'', ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„',
  lsaquo: '‹', rsaquo: '›', bull: '•', dagger: '†', Dagger: '‡', prime: '′', OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', ensp: ' ', emsp: ' ', thinsp: ' ', zwnj: '\u200C', zwj: '\u200D', lrm: '\u200E', rlm: '\u200F',
};

const named: ReadonlyMap<string, string> = new Map([...LATIN.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(160 + index)]), ...Object.entries(OTHERS)]);

function numbered(code: number, written: string): string {
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code > 126 && code < 160) && !(code >= 0xfdd0 && code <= 0xfdef);
  return isCharacter ? String.fromCodePoint(code) : code === 9 || code === 10 || code === 13 ? ' ' : written;
}

/** Characters in place of the names that HTML has for them; a name that is unknown stays as it was sent. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,7}));/g, (written: string, decimal?: string, hexadecimal?: string, name?: string) =>
    name ? (named.get(name) ?? written) : numbered(decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16), written));
}
