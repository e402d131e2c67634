/** Places of councils in German, French, Hungarian and Chinese, as they stand in a council's name, with what follows "Council of" in other spellings. */
interface CouncilPlace {
  /** Slug to the council's number among those of the place; 0 where it is the only one. */
  councils: Readonly<Record<string, number>>;
  /** "von Nizäa", or an adjective: "Vatikanisches". */
  de: readonly string[];
  fr: readonly string[];
  hu: readonly string[];
  zh: readonly string[];
  /** The place alone, which finds all of its councils. */
  alone: readonly string[];
}

const PLACES: readonly CouncilPlace[] = [
  { councils: { 'first-council-of-nicaea': 1, 'second-council-of-nicaea': 2 }, de: ['von Nizäa', 'von Nicäa', 'von Nikaia', 'von Nicaea'], fr: ['de Nicée'], hu: ['níceai', 'nikaiai'], zh: ['尼西亚'], alone: ['Nicea', 'Nicaea', 'Nizäa', 'Nicäa', 'Nicée', 'Nícea', '尼西亚'] },
  { councils: { 'first-council-of-constantinople': 1, 'second-council-of-constantinople': 2, 'third-council-of-constantinople': 3, 'fourth-council-of-constantinople': 4 }, de: ['von Konstantinopel'], fr: ['de Constantinople'], hu: ['konstantinápolyi'], zh: ['君士坦丁堡'], alone: ['Konstantinopel', 'Konstantinápoly', '君士坦丁堡'] },
  { councils: { 'council-of-ephesus': 0 }, de: ['von Ephesus', 'von Ephesos'], fr: ['d’Éphèse'], hu: ['efezusi', 'epheszoszi'], zh: ['厄弗所', '以弗所'], alone: ['Éphèse', 'Efezus', '厄弗所'] },
  { councils: { 'council-of-chalcedon': 0 }, de: ['von Chalcedon', 'von Chalkedon', 'von Chalzedon'], fr: ['de Chalcédoine'], hu: ['kalkedóni', 'khalkédóni'], zh: ['加采东', '迦克墩'], alone: ['Chalkedon', 'Chalzedon', 'Chalcédoine', 'Kalkedon', '加采东'] },
  { councils: { 'first-lateran-council': 1, 'second-lateran-council': 2, 'third-lateran-council': 3, 'fourth-lateran-council': 4, 'fifth-lateran-council': 5 }, de: ['Laterankonzil', 'im Lateran'], fr: ['du Latran', 'de Latran'], hu: ['lateráni'], zh: ['拉特朗'], alone: ['Latran', 'Laterankonzil', 'lateráni zsinat', '拉特朗'] },
  { councils: { 'first-council-of-lyons': 1, 'second-council-of-lyons': 2 }, de: ['von Lyon'], fr: ['de Lyon'], hu: ['lyoni'], zh: ['里昂'], alone: ['Council of Lyon', 'lyoni zsinat', '里昂'] },
  { councils: { 'council-of-vienne': 0 }, de: ['von Vienne'], fr: ['de Vienne'], hu: ['vienne-i'], zh: ['维埃纳'], alone: [] },
  { councils: { 'council-of-constance': 0 }, de: ['von Konstanz'], fr: ['de Constance'], hu: ['konstanzi'], zh: ['康斯坦茨'], alone: ['Konstanz'] },
  { councils: { 'council-of-florence': 0 }, de: ['von Florenz'], fr: ['de Florence'], hu: ['firenzei'], zh: ['佛罗伦萨'], alone: ['Council of Florence', 'Council of Basel', 'Florenz', 'Firenze'] },
  { councils: { 'council-of-trent': 0 }, de: ['von Trient', 'Tridentinisches', 'Tridentinische'], fr: ['de Trente'], hu: ['trienti', 'tridenti'], zh: ['特伦多', '特利腾', '脱利腾'], alone: ['Trient', 'Tridentinum'] },
  { councils: { 'first-vatican-council': 1, 'second-vatican-council': 2 }, de: ['Vatikanisches', 'Vatikanische', 'Vatikanum', 'Vaticanum'], fr: ['du Vatican', 'Vatican'], hu: ['vatikáni'], zh: ['梵蒂冈'], alone: [] },
];

/** A number as ordinals stand before a council's name. */
const ORDINALS: Readonly<Record<number, Readonly<Record<'roman' | 'de' | 'fr' | 'hu' | 'zh', string>>>> = {
  1: { roman: 'I', de: 'Erstes', fr: 'premier', hu: 'első', zh: '一' },
  2: { roman: 'II', de: 'Zweites', fr: 'deuxième', hu: 'második', zh: '二' },
  3: { roman: 'III', de: 'Drittes', fr: 'troisième', hu: 'harmadik', zh: '三' },
  4: { roman: 'IV', de: 'Viertes', fr: 'quatrième', hu: 'negyedik', zh: '四' },
  5: { roman: 'V', de: 'Fünftes', fr: 'cinquième', hu: 'ötödik', zh: '五' },
};

/** Number 0 stands for no ordinal. */
function namesWithNumber({ de, fr, hu, zh }: CouncilPlace, number: number): string[] {
  const word = ORDINALS[number];
  const german = de.map((place) => (/^(?:von|im) /.test(place) ? `Konzil ${place}` : /konzil$|ikanum$|icanum$/.test(place) ? place : `${place} Konzil`));
  const french = fr.map((place) => `concile ${place}`);
  const hungarian = hu.map((place) => `${place} zsinat`);
  const chinese = zh.flatMap((place) => [`${place}大公会议`, `${place}会议`]);
  if (!word) return [...german, ...french, ...hungarian, ...chinese];
  const digits = String(number);
  const french2 = number === 2 ? ['second'] : [];
  return [
    ...german.flatMap((name) => [digits, word.roman, word.de, word.de.replace(/s$/, '')].map((ordinal) => `${ordinal} ${name}`)),
    ...german.filter((name) => name.endsWith('um')).map((name) => `${name} ${word.roman}`),
    ...french.flatMap((name) => [word.fr, ...french2, `${word.roman}e`, `${digits}e`, ...(number === 1 ? ['Ier', '1er'] : [])].map((ordinal) => `${ordinal} ${name}`)),
    ...french.flatMap((name) => [`${name} ${word.roman}`, `${name.replace('concile ', '').replace(/^(?:du|de) /, '')} ${word.roman}`]),
    ...hungarian.flatMap((name) => [digits, word.roman, word.hu].map((ordinal) => `${ordinal} ${name}`)),
    ...zh.flatMap((place) => ['届', '次'].flatMap((counter) => [`${place}第${word.zh}${counter}大公会议`, `第${word.zh}${counter}${place}大公会议`])),
    ...(zh.includes('梵蒂冈') ? [`梵${word.zh}`] : []),
  ];
}

/** The names of councils in other languages by slug: with their number in digits, Roman or in words, and those of the place where it had several. */
export function councilsInTongues(): [id: string, name: string][] {
  return PLACES.flatMap((place) =>
    Object.entries(place.councils).flatMap(([id, number]) => {
      const names = [...namesWithNumber(place, number), ...namesWithNumber(place, 0), ...place.alone];
      return [...new Set(names)].map((name): [string, string] => [id, name]);
    }),
  );
}
