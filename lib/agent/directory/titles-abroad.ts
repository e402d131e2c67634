/** A saint's title in the data to the same word in German, French, Hungarian, Chinese, Maltese, Italian and Spanish: it stands beside a name, "András apostol". */
const TITLES_ABROAD: Readonly<Record<string, string>> = {
  'apostle': 'Apostel apôtre apostol 宗徒 appostlu apostolo apóstol',
  'evangelist': 'évangéliste evangélista Evanġelista',
  'martyr': 'Märtyrer Märtyrerin vértanú mártír martri martire mártir',
  'the first martyr': 'Erzmärtyrer protomartyr vértanú első premier martri',
  'doctor of the church': 'Kirchenlehrer Kirchenlehrerin docteur egyházdoktor egyháztanító duttur dottore doctor',
  'bishop': 'Bischof évêque püspök isqof vescovo obispo',
  'priest': 'Priester prêtre áldozópap qassis sacerdote',
  'abbot': 'Abt abbé apát abbati abate abad',
  'abbess': 'Äbtissin abbesse apátnő badessa',
  'deacon': 'Diakon diacre diakónus szerpap djaknu diacono',
  'virgin': 'Jungfrau vierge szűz verġni vergine',
  'hermit': 'Einsiedler ermite remete eremit eremita',
  'monk': 'Mönch moine szerzetes monaco',
  'king': 'König roi király rey',
  'queen': 'Königin reine királyné királynő reġina regina reina',
  'archangel': 'Erzengel archange arkangyal arkanġlu arcangelo',
  'prophet': 'prophète próféta profeta',
};

/** The titles of a saint in other languages, as words that may stand beside the name, the French also with their article: "Thomas l'apôtre". */
export function titlesAbroad(titles: readonly string[]): string[] {
  const words = titles.flatMap((title) => TITLES_ABROAD[title]?.split(' ') ?? []);
  return [...words, ...words.filter((word) => /^[aeéèo]/.test(word)).map((word) => `l'${word}`)];
}
