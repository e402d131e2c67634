/**
 * Names in everyday use that no list of the data has: old English names, and what neighbours call a see in German, Hungarian, French.
 * By `source_code`.
 */
export const SEES_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  dlyon: ['Lyons'],
  krakow_pl: ['Cracow'],
  mexico_mx: ['Ciudad de México'],
  liegeg_be: ['Lüttich', 'Luik'],
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
  kyizyt_ua: ['Kiev', 'Kiew', 'Kijów', 'Kijev'],
  lageef_ch: ['Geneva', 'Genf', 'Genève', 'Ginevra', 'Lausanne', 'Fribourg'],
  speyer_de: ['Spire', 'Spires'],
  thphcm_vn: ['Ho Chi Minh City', 'Saigon', 'Saïgon', 'Sài Gòn', '胡志明市', '西贡'],
  calcut_in: ['Kolkata', 'Kalkutta', 'Kalkuta', '加尔各答'],
  aliuca_dz: ['Algiers', 'Alger', 'Algier', 'Argel'],
  tokyoy_jp: ['東京', '东京', 'Tokio', 'Tōkyō'],
  lahaba_cu: ['Havana', 'Havanna', 'La Havane'],
  newyor_us: ['Nueva York', 'Nova York', 'New York City', 'NYC'],
  satoep_st: ['São Tomé'],
  dublin_ie: ['Baile Átha Cliath'],
  dwash: ['DC', 'D.C.', 'Washington D.C.'],
  westmi_gb: ['Londres', 'Londra', 'Londyn'],
  niceci_fr: ['Nizza', 'Niza'],
  bombay_in: ['Mumbai'],
  granad_es: ['Grenade'],
  aachen_de: ['Aix-la-Chapelle', 'Aquisgrán', 'Aquisgrana', 'Aken'],
  xianai_cn: ['西安', 'Xian', 'Hszian'],
};

/** Full or familiar forms of the names of living cardinals, by `person_id`. */
export const CLERGY_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'wim-eijk': ['Willem Jacobus Eijk'],
  'lazarus-you-heung-sik': ['Lazzaro You Heung-sik'],
  'pablo-virgilio-david': ['Ambo David'],
  'victor-manuel-fernandez': ['Tucho Fernández'],
  'timothy-m-dolan': ['Tim Dolan'],
  'stephen-chow-sau-yan': ['周守仁'],
  'joseph-zen-ze-kiun': ['陈日君'],
};

/** By `pope_id`: bynames of those whom history knows better by them. */
export const POPES_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'clement-i': ['Clement of Rome'],
  'gregory-vii': ['Hildebrand'],
  'sixtus-v': ['Sixte Quint'],
  'leo-xiv': ['Bob Prevost'],
  'john-paul-ii': ['JP II', 'J P II', 'John Paul the Great'],
  'john-paul-i': ['JP I', 'J P I', 'JPI', 'JP1'],
};

/**
 * Where only the language of the words around it tells who is meant, by the folded query: Luca is Luke in Italian and Lucy in Hungarian; Carlo alone
 * is Carlo Acutis, San Carlo the bishop of Milan.
 * A German calendar's Kunigunde is the empress, though Kinga of Poland has the name too.
 */
export const SAINTS_BY_PHRASE: Readonly<Record<string, string>> = {
  'szent luca': 'lucy-of-syracuse',
  'san carlo': 'charles-borromeo',
  'szent margit': 'margaret-of-hungary',
  'kunigunde': 'cunigunde-of-luxembourg',
  'saint kunigunde': 'cunigunde-of-luxembourg',
};

/** By `saint_id`: short and religious names; the mother of God is called by a bare first name too. */
export const SAINTS_CALLED_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'blessed-virgin-mary': ['Mary', 'Maria', 'Marie', 'Mária', 'Marija', '玛利亚'],
  'nicholas-of-myra': ['St Nick', 'Saint Nick', 'Old Nick'],
  'agnes-of-bohemia': ['Agnes of Prague', 'Agnes von Prag', 'Agnès de Prague', 'Prágai Szent Ágnes', 'Anežka Česká', 'Agnieszka z Pragi', 'Agnese di Praga'],
  'joseph-spouse-of-mary': ['Joseph husband of Mary', 'Joseph of Nazareth'],
  'therese-of-lisieux': ['利修的德兰', '里修的德兰'],
  'bernadette-soubirous': ['贝尔纳黛特'],
  'vincent-de-paul': ['Paulai Szent Vince'],
  'andre-bessette': ['Brother André', 'Frère André'],
  'maximilian-mary-kolbe': ['Max Kolbe'],
  'mary-theresa-chiramel-mankidiyan': ['Mariam Thresia'],
  'charles-of-austria': ['Kaiser Karl', 'Karl of Austria', 'Karl von Österreich', 'Emperor Karl', 'Károly király'],
  'aloysius-stepinac': ['Alojzije Stepinac'],
  'augustine-tolton': ['Augustus Tolton'],
  'dom-justo-takayama': ['Takayama Ukon', 'Justo Takayama Ukon', '高山右近'],
  'maria-antonia-de-paz-y-figueroa': ['Mama Antula'],
  'nguyen-van-thuan': ['Xavier Nguyen Van Thuan', 'François-Xavier Nguyen Van Thuan'],
};
