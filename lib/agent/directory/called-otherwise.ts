/**
 * Names in everyday use that no list of the data has: old English names, and what neighbours call a see in German, Hungarian, French.
 * By `source_code`.
 */
export const SEES_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  dlyon: ['Lyons'],
  krakow_pl: ['Cracow'],
  mexico_mx: ['Ciudad de México'],
  liegeg_be: ['Lüttich'],
  wrocla_pl: ['Breslau', 'Boroszló'],
  gdansk_pl: ['Danzig'],
  poznan_pl: ['Posen'],
  lviviv_ua: ['Lemberg', 'Lvov'],
  bratis_sk: ['Pressburg', 'Pozsony'],
  albiul_ro: ['Karlsburg', 'Gyulafehérvár'],
  kosice_sk: ['Kaschau', 'Kassa'],
  trnava_sk: ['Tyrnau', 'Nagyszombat'],
  timiso_ro: ['Temeswar', 'Temesvár'],
  oramar_ro: ['Großwardein', 'Nagyvárad'],
  satmar_ro: ['Sathmar', 'Szatmárnémeti'],
  ljublj_si: ['Laibach'],
  brugge_be: ['Bruges', 'Brügge'],
  gentne_be: ['Ghent', 'Gand'],
  antwer_be: ['Antwerp', 'Anvers'],
  basele_ch: ['Basle', 'Bâle'],
  churuh_ch: ['Coire'],
  zarago_es: ['Saragossa', 'Saragosse'],
  livorn_it: ['Leghorn'],
  padova_it: ['Padua', 'Padoue'],
  trento_it: ['Trent', 'Trient'],
  olomou_cz: ['Olmütz'],
  brnonr_cz: ['Brünn'],
  kobenh_dk: ['Copenhagen', 'Kopenhagen', 'Copenhague', 'Koppenhága'],
  athens_gr: ['Athen', 'Athènes', 'Athén'],
  bucure_ro: ['Bucharest', 'Bukarest', 'Bucarest'],
  beogra_rs: ['Belgrade', 'Belgrad', 'Belgrád'],
  vilniu_lt: ['Wilna', 'Vilna'],
};

/** Full or familiar forms of the names of living cardinals, by `person_id`. */
export const CLERGY_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'wim-eijk': ['Willem Jacobus Eijk'],
  'lazarus-you-heung-sik': ['Lazzaro You Heung-sik'],
  'pablo-virgilio-david': ['Ambo David'],
  'victor-manuel-fernandez': ['Tucho Fernández'],
};

/** By `pope_id`: bynames of those whom history knows better by them. */
export const POPES_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'clement-i': ['Clement of Rome'],
  'gregory-vii': ['Hildebrand'],
};

/** By `saint_id`: short and religious names; the mother of God is called by a bare first name too. */
export const SAINTS_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'blessed-virgin-mary': ['Mary', 'Maria', 'Marie', 'Mária', 'Marija', '玛利亚'],
  'andre-bessette': ['Brother André', 'Frère André'],
  'maximilian-mary-kolbe': ['Max Kolbe'],
};
