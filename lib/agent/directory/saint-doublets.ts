/**
 * Persons who stand twice in the data, because two sources name them too differently to be joined: the second record, then the one that is
 * meant. The second keeps its address, comes last in a search and stays out of lists.
 */
const DOUBLETS: Readonly<Record<string, string>> = {
  'alphonsus-liguori': 'alphonsus-mary-liguori',
  'alphonsus-maria-de-liguori': 'alphonsus-mary-liguori',
  'andrew-kim-taegon': 'andrew-kim-tae-gon',
  'anthony-abbot': 'anthony-of-egypt',
  'anthony-the-great': 'anthony-of-egypt',
  'augustine-zhao-rong-and-companions': 'augustine-zhao-rong',
  'augustinus-zhao-rong': 'augustine-zhao-rong',
  'augustus-czartoryski': 'august-czartoryski',
  'benedict-abbot': 'benedict-of-nursia',
  'callistus-i-pope-and-martyr': 'pope-callixtus-i',
  'cecilia-virgin-and-martyr': 'cecilia-of-rome',
  'charles-lwanga-1886': 'charles-lwanga',
  'charles-lwanga-and-companions': 'charles-lwanga',
  'clement-i-pope-and-martyr': 'pope-clement-i',
  columba: 'columba-of-iona',
  'columban-abbot': 'columban-of-luxeuil',
  columbanus: 'columban-of-luxeuil',
  'eucherius-11-16': 'eucherius-of-lyon',
  'fabian-pope': 'pope-fabian',
  'francis-borgia': 'francis-borgia-4th-duke-of-gandia',
  'gabriel-the-archangel': 'gabriel',
  'ignatius-of-antioch-bishop-and-martyr': 'ignatius-of-antioch',
  'janos-brenner': 'john-brenner',
  'john-apostle-and-evangelist': 'john-the-evangelist',
  'josaphat-bishop-and-martyr': 'josaphat',
  'josaphat-kuntsevych': 'josaphat',
  'lawrence-deacon-and-martyr': 'lawrence-of-rome',
  'lucy-virgin-and-martyr': 'lucy-of-syracuse',
  'maria-adeodata-pisani': 'mary-adeodata-pisani',
  'mary-catherine-of-saint-augustine-simon-de-longpre': 'catherine-of-saint-augustine',
  'mary-catherine-of-st-augustine': 'catherine-of-saint-augustine',
  'matthew-apostle-and-evangelist': 'matthew-the-apostle',
  'matthias-apostle': 'matthias-the-apostle',
  'michael-the-archangel': 'michael',
  'mother-teresa': 'teresa-of-calcutta',
  'nazju-falzon': 'ignatius-falzon',
  'nicholas-bishop': 'nicholas-of-myra',
  'peter-liu-ziyu': 'peter-liu-zeyu',
  'philip-apostle': 'philip-the-apostle',
  polycarp: 'polycarp-of-smyrna',
  scholastica: 'scholastica-of-nursia',
  'sixtus-ii-and-companions': 'pope-sixtus-ii',
  'teresa-gonxha-bojaxhiu': 'teresa-of-calcutta',
  'teresa-of-jesus': 'teresa-of-the-andes',
  'teresa-of-jesus-10-15': 'teresa-of-avila',
  'teresa-of-jesus-of-los-andes': 'teresa-of-the-andes',
  'teresa-of-jesus-virgin-and-doctor-of-the-church': 'teresa-of-avila',
  'the-holy-innocents-martyrs': 'holy-innocents',
  'therese-of-the-child-jesus-virgin-and-doctor-of-the-church': 'therese-of-lisieux',
  'titus-of-crete-96': 'titus-of-crete',
  wenceslaus: 'wenceslaus-i-of-bohemia',
};

const SECONDS: ReadonlyMap<string, string> = new Map(Object.entries(DOUBLETS));

/** The record that is meant where this one is a second of the same person; undefined for all others. */
export function firstRecordOf(saintId: string): string | undefined {
  return SECONDS.get(saintId);
}

/** All pairs: the second record, then the one that is meant. */
export function secondRecords(): [second: string, first: string][] {
  return [...SECONDS];
}
