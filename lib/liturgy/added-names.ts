import type { LiturgyLocale } from './locale';

interface AddedName extends Partial<Record<LiturgyLocale, readonly string[]>> {
  id: string;
  /** The one Mass of the day that is meant. */
  part?: 'night';
}

/** Names of the Sundays of a season besides those of `data/date-words.json`. */
export const addedSeasonSundays: Partial<Record<LiturgyLocale, Readonly<Record<string, readonly string[]>>>> = {
  de: { advent: ['Adventsonntag'] },
  hu: {
    advent: ['{ord} adventvasárnap', '{ord} adventi vasárnap', 'adventi {ord} vasárnap'],
    lent: ['{ord} nagyböjti vasárnap'],
    easter_time: ['{ord} húsvéti vasárnap', 'húsvéti {ord} vasárnap'],
    ordinary_time: ['{ord} évközi vasárnap', 'évközi idő {ord} vasárnapja'],
  },
};

/**
 * Names of the days from Easter Monday to Saturday, besides the official ones. Those of the middle are not said of all: for many "Easter Friday" is Good Friday
 * and "Easter Saturday" is Holy Saturday.
 */
export const octaveOfEaster: Record<LiturgyLocale, { everyDay: readonly string[]; middle: readonly string[] }> = {
  en: { everyDay: ['{weekday} of Easter week', '{weekday} in the Easter octave', 'Bright {weekday}'], middle: ['Easter {weekday}'] },
  de: { everyDay: ['{weekday} in der Osteroktav'], middle: ['Oster{weekday}'] },
  fr: { everyDay: ['{weekday} de l’octave de Pâques', '{weekday} de la semaine de Pâques'], middle: ['{weekday} de Pâques'] },
  hu: { everyDay: ['{weekday} húsvét hetében'], middle: ['húsvét{weekday}', 'húsvét {weekday}'] },
  zh: { everyDay: ['复活节八日庆期{weekday}', '复活期八日庆期{weekday}'], middle: ['复活节{weekday}'] },
  mt: { everyDay: ['{weekday} tal-Ottava tal-Għid'], middle: ['{weekday} tal-Għid'] },
};

/** Names by which people ask for a day besides the official ones and those of `data/date-words.json`: id, then the names in a language. */
export const addedNames: readonly AddedName[] = [
  {
    id: 'nativity_of_the_lord',
    part: 'night',
    en: ['Midnight Mass', 'Christmas Midnight Mass', 'Midnight Mass of Christmas', 'Mass during the Night', 'Christmas night'],
    de: ['Christmette', 'Mitternachtsmette', 'Mitternachtsmesse', 'Heilige Nacht', 'Weihnachtsnacht', 'Christnacht'],
    fr: ['messe de minuit', 'messe de la nuit de Noël', 'messe de la nuit', 'nuit de Noël'],
    hu: ['éjféli mise', 'karácsonyi éjféli mise', 'karácsony éjszakája', 'karácsony éjjele'],
    zh: ['子夜弥撒', '子时弥撒', '圣诞子夜弥撒', '圣诞夜弥撒', '圣诞夜间弥撒'],
    mt: ['quddiesa ta’ nofsillejl', 'il-quddiesa ta’ nofsillejl', 'lejl il-Milied', 'il-lejl tal-Milied'],
  },
  // In Chinese "Christmas night" is the evening of the 24th, as 平安夜 is; its Mass is that of the night.
  { id: 'advent_december_24', zh: ['圣诞夜', '圣诞之夜'] },
  {
    id: 'advent_4_sunday',
    en: ['last Sunday of Advent', 'last Sunday in Advent', 'last Advent Sunday'], de: ['letzter Adventssonntag', 'letzter Advent', 'letzter Sonntag im Advent'],
    fr: ['dernier dimanche de l’Avent'], hu: ['advent utolsó vasárnapja', 'utolsó adventi vasárnap'], zh: ['将临期最后主日', '将临期最后一个主日'], mt: ['l-aħħar Ħadd tal-Avvent'],
  },
  {
    id: 'our_lord_jesus_christ_king_of_the_universe',
    en: ['last Sunday in Ordinary Time', 'last Sunday of Ordinary Time', 'last Sunday of the liturgical year'], de: ['letzter Sonntag im Jahreskreis', 'letzter Sonntag des Kirchenjahres'],
    fr: ['dernier dimanche du temps ordinaire', 'dernier dimanche de l’année liturgique'], hu: ['évközi utolsó vasárnap', 'az egyházi év utolsó vasárnapja'], zh: ['常年期最后主日'], mt: ['l-aħħar Ħadd ta’ matul is-sena'],
  },
  {
    id: 'our_lord_jesus_christ_king_of_the_universe',
    en: ['Christ King', 'Christ the King Sunday', 'King of the Universe'], de: ['Christus König', 'Christkönigstag'], fr: ['Christ-Roi', 'fête du Christ Roi'], hu: ['Krisztus Király ünnepe'],
  },
  {
    id: 'immaculate_heart_of_mary',
    en: ['Immaculate Heart', 'Immaculate Heart of the Blessed Virgin Mary', 'Heart of Mary'], de: ['Unbeflecktes Herz', 'Unbeflecktes Herz Mariens', 'Unbeflecktes Herz Maria'],
    fr: ['Cœur immaculé', 'Immaculé Cœur de Marie', 'Cœur de Marie'], hu: ['Mária Szeplőtelen Szíve', 'Szeplőtelen Szív'], zh: ['圣母圣心', '圣母无玷之心', '无玷圣心'], mt: ['il-Qalb bla Tebgħa'],
  },
  { id: 'mary_mother_of_god', en: ['New Year', 'New Years', 'New Years Day', 'the New Year'], de: ['Neujahrstag', 'Neujahrsfest'], fr: ['Nouvel An', 'premier de l’an', 'premier de l’An'], hu: ['újév napja'], mt: ['l-Ewwel tas-Sena', 'is-Sena l-Ġdida'] },
  { id: 'palm_sunday_of_the_passion_of_the_lord', mt: ['Ħadd tal-Palm', 'il-Ħadd tal-Palm'] },
  { id: 'rita_of_cascia_religious', en: ['Saint Rita'], de: ['Hl. Rita'], fr: ['sainte Rita'], hu: ['Szent Rita'], mt: ['Santa Rita'] },
  // New Year's Eve is the day of Saint Sylvester, whose name it bears in several languages.
  { id: 'sylvester_i_pope', en: ['New Year’s Eve'], de: ['Silvester', 'Silvestertag'], fr: ['Saint-Sylvestre'], hu: ['szilveszter'], zh: ['圣西尔维斯特'] },
  { id: 'stephen_the_first_martyr', en: ['Boxing Day'], de: ['2. Weihnachtstag', 'zweiter Weihnachtstag', 'zweite Weihnachtstag', '2. Weihnachtsfeiertag', 'zweiter Weihnachtsfeiertag', 'zweite Weihnachtsfeiertag', 'zweiten Weihnachtsfeiertag'], hu: ['karácsony másnapja'], zh: ['圣斯德望'] },
  { id: 'nativity_of_the_lord', en: ['Xmas', 'X-mas', 'Xmas Day'], de: ['1. Weihnachtstag', 'erster Weihnachtstag', 'erste Weihnachtstag', '1. Weihnachtsfeiertag', 'erster Weihnachtsfeiertag', 'erste Weihnachtsfeiertag', 'ersten Weihnachtsfeiertag'] },
  { id: 'ash_wednesday', zh: ['圣灰礼仪', '圣灰星期三', '圣灰', '圣灰礼'] },
  { id: 'therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin', en: ['Saint Thérèse of Lisieux', 'Saint Therese', 'the Little Flower', 'Thérèse of the Child Jesus'], de: ['Therese von Lisieux', 'Hl. Therese von Lisieux', 'Kleine Therese'], fr: ['Thérèse de Lisieux', 'sainte Thérèse de Lisieux'], hu: ['Lisieux-i Szent Teréz'], zh: ['圣女德兰', '里修的德肋撒'] },
  { id: 'teresa_of_jesus_of_avila_virgin', en: ['Saint Teresa of Avila'], de: ['Teresa von Ávila'], fr: ['sainte Thérèse d’Avila'], hu: ['Avilai Szent Teréz'] },
  { id: 'teresa_of_calcutta_virgin', en: ['Mother Teresa'], de: ['Mutter Teresa'], fr: ['Mère Teresa'], hu: ['Teréz anya'], zh: ['德兰修女'], mt: ['Madre Tereża'] },
  { id: 'pius_francesco_forgione_priest', en: ['Padre Pio', 'Saint Padre Pio'], de: ['Pater Pio'], fr: ['Padre Pio'], hu: ['Pio atya'], mt: ['Patri Piju', 'Padre Pio'] },
  { id: 'conversion_of_saint_paul_the_apostle', en: ['Conversion of Saint Paul'], de: ['Pauli Bekehrung'], hu: ['Pálforduló', 'Pál fordulása'] },
  { id: 'chair_of_saint_peter_the_apostle', en: ['Chair of Saint Peter'] },
  { id: 'nativity_of_john_the_baptist', en: ['Saint John the Baptist', 'John the Baptist'], de: ['Johannes der Täufer', 'Johannistag'], hu: ['Keresztelő Szent János'] },
  { id: 'francis_of_assisi', de: ['Hl. Franziskus', 'Franziskus von Assisi', 'Hl. Franziskus von Assisi'], fr: ['François d’Assise'] },
  { id: 'anthony_of_padua_priest', en: ['Anthony of Padua'], de: ['Antonius von Padua'], fr: ['saint Antoine de Padoue', 'Antoine de Padoue'], hu: ['Páduai Szent Antal'], mt: ['Sant’Antnin'] },
  { id: 'elizabeth_of_hungary_religious', de: ['Elisabeth von Thüringen', 'Hl. Elisabeth von Thüringen', 'Elisabethtag'], hu: ['Szent Erzsébet'] },
  { id: 'stephen_i_of_hungary', en: ['Stephen of Hungary'], de: ['Stephan von Ungarn'], hu: ['Szent István király', 'Szent István', 'Szent István ünnepe', 'Szent István napja', 'István király'] },
  { id: 'ignatius_of_loyola_priest', en: ['Ignatius of Loyola'], de: ['Ignatius von Loyola'], fr: ['saint Ignace de Loyola'], hu: ['Loyolai Szent Ignác'] },
  { id: 'john_mary_vianney_priest', en: ['the Curé of Ars', 'Saint John Vianney', 'John Vianney'], de: ['Pfarrer von Ars'], fr: ['le curé d’Ars', 'saint Jean-Marie Vianney'] },
  { id: 'maximilian_mary_raymund_kolbe_priest', en: ['Maximilian Kolbe', 'Saint Maximilian Kolbe'], de: ['Maximilian Kolbe'], fr: ['saint Maximilien Kolbe', 'Maximilien Kolbe'], hu: ['Kolbe Szent Maximilián', 'Szent Maximilian Kolbe'] },
  { id: 'benedict_of_nursia_abbot', en: ['Saint Benedict of Nursia'], de: ['Benedikt von Nursia', 'Hl. Benedikt'], fr: ['saint Benoît'], hu: ['Szent Benedek'] },
  { id: 'michael_gabriel_and_raphael_archangels', en: ['the Archangels', 'Saint Michael', 'Saint Michael the Archangel'], de: ['Erzengel', 'Hl. Michael', 'Michaelstag'], fr: ['saint Michel', 'les archanges'], hu: ['Szent Mihály'], mt: ['San Mikiel'] },
  { id: 'commemoration_of_all_the_faithful_departed', en: ['the Day of the Dead'], zh: ['追思已亡', '诸灵节', '追思已亡瞻礼'] },
  { id: 'passion_of_saint_john_the_baptist', en: ['Beheading of Saint John the Baptist', 'Martyrdom of Saint John the Baptist'], de: ['Enthauptung Johannes’ des Täufers', 'Enthauptung des hl. Johannes des Täufers'], fr: ['Décollation de saint Jean-Baptiste', 'Martyre de saint Jean-Baptiste'], hu: ['Keresztelő Szent János fővétele'], zh: ['圣若翰洗者被斩首'] },
  { id: 'immaculate_conception_of_the_blessed_virgin_mary', en: ['Immaculate Conception of Mary'], zh: ['圣母无染原罪节', '圣母无染原罪', '圣母始胎无染原罪', '圣母无原罪'] },
  { id: 'joseph_spouse_of_mary', zh: ['圣若瑟', '大圣若瑟'] },
  { id: 'peter_and_paul_apostles', zh: ['圣伯多禄圣保禄', '圣伯多禄圣保禄宗徒', '伯多禄保禄'] },
];
