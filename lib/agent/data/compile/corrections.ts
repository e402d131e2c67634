/** What single records must say instead: file, id, field, value; `null` takes the field away. */
export type Corrections = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** What an entry of the Roman Martyrology's index gives a saint known from Wikidata alone. */
function entry(id: string, country: string): Record<string, unknown> {
  return {
    feast_day: `${id.slice(3, 5)}-${id.slice(5, 7)}`,
    feast_source: 'Roman Martyrology',
    martyrology_entry: id,
    country_code: country,
    sources: ['Wikidata', 'Roman Martyrology index'],
  };
}

/** Whom the Church has beatified and not canonized, though Wikidata says "saint". */
const BLESSED: readonly string[] = [
  ...['anne-marie-javouhey', 'giovanni-mazzucconi', 'lorenzo-maria-of-saint-francis-xavier', 'louise-therese-de-montaignac'],
  ...['marie-catherine-troiani', 'josefa-naval-girbes', 'victoire-rasoamanarivo', 'kaspar-stanggassinger', 'helena-stollenwerk'],
  ...['contardo-ferrini', 'matilde-del-sagrado-corazon', 'joseph-gerard', 'josaphata-hordashevska', 'diego-oddi', 'edward-poppe'],
  ...['ignacy-klopotowski', 'eurosia-fabris', 'peter-donders', 'eugene-bossilkov', 'leopold-of-alpandeire', 'thevarparampil-kunjachan'],
  // Martyrs of Motril, beatified in 1999.
  ...['deogracias-palacios', 'jose-richard-diez-oar', 'jose-rada', 'vicente-pinilla', 'emanuel-martin-sierra', 'vicente-soler'],
  // Martyrs of the Greek Catholic Church of Ukraine, beatified in 2001; the others died in the war.
  ...['vitaliy-bajrak', 'roman-lysko', 'mykola-tsehelskyi', 'ivan-ziatyk'],
];

/** Day of canonization of saints whom the sources still call blessed (the index of the Martyrology ends in 2004), or call saint without a day. */
const CANONIZED: Readonly<Record<string, string>> = {
  'laura-of-saint-catherine-of-siena-montoya-y-upegui': '2013-05-12',
  'eight-hundred-martyrs-of-otranto': '2013-05-12',
  'maria-guadalupe-garcia-zavala': '2013-05-12',
  'gaetano-errico': '2008-10-12',
  'sigismund-gorazdowski': '2005-10-23',
  'charles-of-saint-andrew-houben': '2007-06-03',
  'theodore-guerin': '2006-10-15',
  'jeanne-jugan': '2009-10-11',
  'ludovico-of-casoria': '2014-11-23',
  'amatus-ronconi': '2014-11-23',
  'manuel-gonzalez-garcia': '2016-10-16',
  'lodovico-pavoni': '2016-10-16',
  'faustino-miguez-gonzalez': '2017-10-15',
  'cristobal-and-companions': '2017-10-15',
  'vicenc-romano': '2018-10-14',
  'nazaria-ignacia-of-saint-teresa-of-jesus-march-mesa': '2018-10-14',
  'titus-brandsma': '2022-05-15',
  'mary-anne-rivier': '2022-05-15',
  // The sixteen Carmelites of Compiègne, by equipollent canonization.
  'carmelites-of-compiegne': '2024-12-18',
};

/** Those of CANONIZED whom their source, or the rule on the rank of the blessed, makes a saint already or not yet. */
const SAINTS_ALREADY: ReadonlySet<string> = new Set([
  ...['maria-guadalupe-garcia-zavala', 'theodore-guerin', 'jeanne-jugan', 'lodovico-pavoni', 'vicenc-romano'],
  'nazaria-ignacia-of-saint-teresa-of-jesus-march-mesa',
]);

/** The Martyrology names the prophets of the Old Testament on days of their own; its index gives the bare name. */
const PROPHETS: readonly string[] = [
  ...['isaiah-05-09', 'jeremiah-05-01', 'ezekiel-07-23', 'hosea-10-17', 'joel-10-19', 'amos-06-15', 'jonah-09-21', 'micah-12-21', 'nahum-12-01'],
  ...['habakkuk-12-02', 'zephaniah-12-03', 'haggai-12-16', 'zechariah-09-06', 'malachi-12-18', 'elisha-06-14', 'samuel-08-20', 'moses-09-04'],
];

function canonized(id: string, day: string): Record<string, unknown> {
  return SAINTS_ALREADY.has(id) ? { canonized: day } : { canonical_status: 'saint', canonized: day };
}

/** Read one by one; the reason stands beside each. What is wrong in a whole kind of record is a rule in correct.ts instead. */
export const CORRECTIONS: Corrections = {
  popes: {
    // Nothing old gives a year of birth for the popes of the first century; the list guesses.
    peter: { birth_date: null, birth_date_approximate: null },
    linus: { birth_date: null, birth_date_approximate: null },
    anacletus: { birth_date: null, birth_date_approximate: null },
    'clement-i': { birth_date: null, birth_date_approximate: null },
    // Died, and is kept, on 10 November (Liber Pontificalis; the source slipped by two months).
    'leo-i': { death_date: '0461-11-10', pontificate: { start: '0440-09-29', end: '0461-11-10' } },
    // His pontificate ended with his death; the source has 15 March for the one and 25 March for the other.
    zachary: { death_date: '0752-03-15' },
    // Deposed in May 928, when Leo VI followed him; he died the year after.
    'john-x': { pontificate: { start: '0914-03', end: '0928-05' } },
    // Since his beatification in 2022 on the day of his election.
    'john-paul-i': { feast_day: '08-26' },
  },
  clergy: {
    // The list of French bishops has him under his second office.
    'laurent-ulrich': { title: 'Archbishop', current_position: 'Archbishop of Paris', see_code: 'parisi_fr' },
    // His office names the see, the source gives no code.
    'pierbattista-pizzaballa': { see_code: 'jerusa_ps' },
  },
  dioceses: {
    parisi_fr: { current_bishop: 'Laurent Ulrich', current_bishop_since: '2022-05-23' },
    jerusa_ps: {
      primary_name: 'Latin Patriarchate of Jerusalem',
      jurisdiction_type: 'Patriarchate',
      city: 'Jerusalem',
      current_bishop: 'Pierbattista Pizzaballa',
    },
    // The Bishop of Rome is the pope, whom the source does not count among the bishops.
    romamo_it: { city: 'Roma', cathedral: 'Archbasilica of Saint John Lateran', current_bishop: 'Pope Leo XIV', current_bishop_since: '2025-05-08' },
    // Archdiocese and head of a province since 1492; the source gives no types outside a few countries.
    granad_es: { primary_name: 'Archdiocese of Granada', jurisdiction_type: 'Archdiocese', is_metropolitan_see: true },
    // Portland in Maine is a suffragan of Boston; the source takes it for Portland in Oregon, which heads a province.
    poinma_us: { is_metropolitan_see: null },
    // Archdiocese and head of a province since 2023; the source has the province but the old type.
    lasveg_us: { primary_name: 'Archdiocese of Las Vegas', jurisdiction_type: 'Archdiocese' },
  },
  saints: {
    ...Object.fromEntries(BLESSED.map((id) => [id, { canonical_status: 'blessed' }])),
    ...Object.fromEntries(Object.entries(CANONIZED).map(([id, day]) => [id, canonized(id, day)])),
    ...Object.fromEntries(PROPHETS.map((id) => [id, { titles: ['prophet'] }])),
    // romcal's record was joined to the Duchess of Austria of that name, who is no saint; dates and item are those of the abbess of Prague.
    'agnes-of-bohemia': { birth_date: '1211-01-20', death_date: '1282-03-02', wikidata: 'Q394727' },
    // Don Bosco's mother and Sister Consolata are venerable (2006, 2019).
    'margherita-occhiena': { canonical_status: 'venerable' },
    'consolata-betrone': { canonical_status: 'venerable' },
    // "a Sancto Augustino" is part of another name; her Carmel of Compiègne died with her.
    'augustine-07-17': { canonical_status: 'saint', canonized: '2024-12-18', primary_name: 'Teresa of Saint Augustine Lidoine and companions' },
    // The Martyrology has the father of all who believe on this day, by his bare name.
    'abraham-10-09': { also_known_as: ['Abraham the Patriarch'] },
    // The maid of Eben in Tyrol; the index calls her saint in Latin and blessed in the next column.
    'notburga-09-14': { primary_name: 'Notburga of Eben', canonical_status: 'saint', country_code: 'AT' },
    // 24 July is that of a few calendars, where Saint James has the day; the source took Christina's entry for his.
    'christopher-of-palestine': { feast_day: '07-25', feast_source: 'Roman Martyrology', feast_day_other: '07-24' },
    'christina-of-bolsena': entry('mr:0724-christina', 'IT'),
    // Julian days turned into the Gregorian calendar; the Martyrology has 15 and 11 July.
    'vladimir-the-great': { feast_day: '07-15', feast_source: 'Roman Martyrology', feast_day_other: '07-28' },
    'olga-of-kiev': { feast_day: '07-11', feast_source: 'Roman Martyrology', feast_day_other: '07-24' },
    // romcal's id says which title of Our Lady this is; a statue in Rome and its item of Wikidata are another.
    'our-lady': {
      ...{ primary_name: 'Our Lady, Queen of Poland', also_known_as: null, record_type: 'marian-title', canonical_status: null, titles: null },
      ...{ gender: null, wikidata: null, sources: ['romcal'] },
    },
    // romcal gives the year 618 to the martyrs of Uganda; the rest is that of his other records.
    'charles-lwanga': { death_date: '1886-06-03' },
    // romcal gives Columba the year of Columban; Bede and Adomnán have 597.
    'columba-of-iona': { death_date: '0597-06-09' },
    // Traditional days (2 and 21 March); the source has them turned into the Gregorian calendar.
    'benedict-of-nursia': { birth_date: '0480-03-02', death_date: '0547-03-21' },
    // Scripture is silent on his death.
    'joseph-spouse-of-mary': { death_date: null },
    // romcal has 1635; he died at Nagasaki on 29 September 1637 (Roman Martyrology, 28 September).
    'lawrence-ruiz': { death_date: '1637' },
    // romcal has 929; the two other records of him, and most historians, have 935.
    'wenceslaus-i-of-bohemia': { death_date: '0935-09-28' },
    // The index's own entries of these, once the foreign ones are gone.
    'eucherius-of-lyon': entry('mr:1116-eucherius', 'FR'),
    'peter-liu-zeyu': entry('mr:0717-petrus-liu-ziyu', 'CN'),
    'august-czartoryski': { ...entry('mr:0408-augustus-czartoryskus', 'IT'), canonical_status: 'blessed' },
    // Blessed since 1987; kept in Germany on 3 November, in the Martyrology on the day of his death.
    'rupert-mayer': {
      beatified: '1987-05-03',
      death_date: '1945-11-01',
      feast_day: '11-03',
      feast_day_other: '11-01',
      feast_source: 'particular-calendar',
    },
    // Beatified or canonized since the source was written, or in its last years; each by a public act of the Holy See.
    'stefan-wyszynski': { canonical_status: 'blessed', beatified: '2021-09-12', feast_day: '05-28', feast_source: 'particular-calendar' },
    'moises-lira-serafin': { canonical_status: 'blessed', beatified: '2024-09-14' },
    'olinto-marella': { canonical_status: 'blessed', beatified: '2020-10-04' },
    'artemide-zatti': { canonical_status: 'saint', canonized: '2022-10-09' },
    'aloisius-palazzolo': { canonical_status: 'saint', canonized: '2022-05-15' },
    'justin-russolillo': { canonical_status: 'saint', canonized: '2022-05-15' },
    'maria-domenica-mantovani': { canonical_status: 'saint', canonized: '2022-05-15' },
    'giuseppina-vannini': { canonical_status: 'saint', canonized: '2019-10-13' },
    'giuseppe-allamano': { canonical_status: 'saint', canonized: '2024-10-20' },
    'marie-leonie-paradis': { canonical_status: 'saint', canonized: '2024-10-20' },
    'elena-guerra': { canonical_status: 'saint', canonized: '2024-10-20' },
    'john-henry-newman': { beatified: '2010-09-19', canonized: '2019-10-13' },
    'maria-antonia-de-paz-y-figueroa': { canonized: '2024-02-11' },
    // The day of their feast, which the source does not know.
    'clemens-august-von-galen': { beatified: '2005-10-09', feast_day: '03-22', feast_source: 'particular-calendar' },
    'franz-jagerstatter': { beatified: '2007-10-26', feast_day: '05-21', feast_source: 'particular-calendar' },
    'stanley-rother': { beatified: '2017-09-23', feast_day: '07-28', feast_source: 'particular-calendar' },
    'giovanni-battista-scalabrini': { death_date: '1905-06-01', feast_day: '06-01', feast_source: 'particular-calendar', canonized: '2022-10-09' },
    'devasahayam-pillai': { feast_day: '01-14', feast_source: 'particular-calendar', canonized: '2022-05-15' },
    // Hungary keeps him on 23 May; the Martyrology on the day of his death.
    'vilmos-apor': { feast_day: '05-23', feast_day_other: '04-02', feast_source: 'particular-calendar' },
    // Poland keeps her on 8 June; the Martyrology on 17 July.
    'jadwiga-i-of-poland': { feast_day: '06-08', feast_source: 'particular-calendar' },
    // romcal slipped by two months; he fell at Stiklestad on 29 July.
    'olaf-ii': { feast_day: '07-29' },
    // The day of the United States, where he was bishop, and of the Martyrology; Bohemia keeps the other one.
    'john-neumann': { feast_day: '01-05', feast_day_other: '06-19' },
    // The day of the United States, whose mission he founded.
    'junipero-serra': { feast_day: '07-01', feast_day_other: '08-26' },
    // Only the year of his birth is known, and that roughly.
    'thomas-aquinas': { birth_date_approximate: true, dates_agreed: ['death_date'] },
    // 14 February and Spain are those of John Baptist of the Conception; his own other day is that of his death, in what is Jordan now.
    // Both days are in the General Roman Calendar, where romcal has them as feasts of nobody; so is that of James, with Philip.
    'john-the-baptist': { feast_day_other: '08-29', country_code: 'JO', feast_source: 'general-roman-calendar', titles: ['prophet', 'martyr'] },
    'james-the-less': { feast_source: 'general-roman-calendar', titles: ['apostle', 'martyr'] },
    // The index's countries are those of places: Down is in the United Kingdom now, and Cyril died in Rome.
    'patrick-of-ireland': { country_code: 'IE' },
    'cyril-constantine-the-philosopher': { country_code: null },
    // Valentine of 14 February, whom the source calls in Catalan.
    'valenti-de-terni': { primary_name: 'Valentine of Terni', also_known_as: ['Valentine', 'Valentí de Terni'] },
    // Thirty-two nuns guillotined in July 1794; another record of them has 1974.
    'martyres-dorange': { primary_name: 'Martyrs of Orange', also_known_as: ["Martyres d'Orange", 'The 32 beatified of Orange'], record_type: 'group', death_date: '1794-07' },
    'the-32-beatified-of-orange': { death_date: null },
    // Two churches and no persons.
    'peter-and-paul-11-18': { primary_name: 'Dedication of the Basilicas of Peter and Paul', canonical_status: null },
    // By her bare name too; no source lists it.
    'blessed-virgin-mary': { also_known_as: ['Mary', 'Mary, Mother of God', 'Our Lady'] },
    // The index was read at the wrong word: a place, a church or a founder instead of the person of the entry.
    'augustine-02-06': { primary_name: 'Angelus of Furci' },
    'francis-02-07': { primary_name: 'Riccerius' },
    'jacut-02-08': { primary_name: 'Honoratus' },
    'vincent-04-09': { primary_name: 'Casilda' },
    'peter-the-younger': { primary_name: 'Bede the Younger' },
    'peter-04-15': { primary_name: 'Abundius' },
    'bernard-06-13': { primary_name: 'Gerard' },
    'sigolena-07-24': { primary_name: 'Boris and Gleb' },
    'francis-08-23': { primary_name: 'Florentino Pérez Romero' },
    'augustine-08-27': { primary_name: 'Angelus Conti' },
    'francis-09-16': { primary_name: 'Laureano Ferrer Cardet' },
    'camillus-09-26': { primary_name: 'Aloysius Tezza' },
    'john-of-jerusalem': { primary_name: 'Peter of Imola' },
    'auxentius-11-05': { primary_name: 'Theotimus and companions' },
    'louis-10-17': { primary_name: 'Marie-Nathalie of Saint Louis Vanot and companions' },
    // "a Sancto Francisco Borgia" is part of another name.
    'francis-borgia-10-23': {
      primary_name: 'Mary Clotilde Angela of Saint Francis Borgia Paillot and companions',
    },
  },
};
