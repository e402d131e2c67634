import type { DateWords } from './date-words';
import type { LiturgyLocale } from './locale';

/** Words that people type besides those of `data/date-words.json`, under the same names. */
export const addedDateWords: Record<LiturgyLocale, Partial<DateWords>> = {
  en: {
    tomorrow: ['tomorrow evening', 'tomorrow morning', 'tomorrow night'],
    yesterday: ['yesterday evening', 'yesterday morning', 'last night'],
    inWeekdays: ['{n} {weekday}s from now', '{n} {weekday}s from today', 'in {n} {weekday}s'],
    weekdaysAgo: ['{n} {weekday}s ago'],
    today: ['tonight', 'this evening', 'this morning', 'this night', 'the saint of the day', 'saint of the day', 'saints of the day', 'readings of the day', 'the readings of the day', 'gospel of the day'],
    afterNext: ['{weekday} after next', 'the {weekday} after next', 'a week on {weekday}', '{weekday} week'],
    nextWeekday: ['next week {weekday}', 'next week on {weekday}', '{weekday} next week', '{weekday} of next week'],
    lastWeekday: ['last week {weekday}', 'last week on {weekday}', '{weekday} last week', '{weekday} of last week'],
    fortnight: ['in a fortnight', 'a fortnight from now', 'a fortnight from today', 'a fortnight today'],
    next: ['this coming {weekday}'],
    absolute: [String.raw`^(?<mon>{months}) the (?<d>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y>\d{4}))?$`],
    this: ['the {weekday}'],
    ask: [
      'saints of the day', 'readings of the day',
      "what's the gospel", "what's the reading", 'what are the readings', 'what is the gospel', 'what are the readings for', 'what are the mass readings for', 'what is the gospel for', 'what is the reading for', 'reading for', 'readings of',
      'mass readings for', 'the readings for', 'gospel of', 'gospel', 'mass for', 'mass on', 'saints of', 'saints for', 'saint for',
    ],
  },
  de: {
    tomorrow: ['morgen Abend', 'morgen früh', 'morgen Nacht'],
    yesterday: ['gestern Abend', 'gestern früh', 'gestern Nacht'],
    inWeekdays: ['in {n} {weekday}en'],
    weekdaysAgo: ['vor {n} {weekday}en'],
    today: ['heute Abend', 'heute früh', 'heute Morgen', 'heute Nacht', 'Tageslesungen', 'Tageslesung', 'Tagesevangelium', 'Tagesheilige', 'Tagesheiliger', 'Heiliger des Tages', 'Heilige des Tages', 'Lesungen des Tages'],
    afterNext: ['übernächsten {weekday}', 'übernächster {weekday}', 'am übernächsten {weekday}', '{weekday} in einer Woche', '{weekday} in acht Tagen'],
    nextWeekday: ['nächste Woche {weekday}', 'nächste Woche am {weekday}', '{weekday} nächster Woche', '{weekday} nächste Woche'],
    lastWeekday: ['letzte Woche {weekday}', 'letzte Woche am {weekday}', '{weekday} letzter Woche', '{weekday} letzte Woche'],
    fortnight: ['in vierzehn Tagen', 'heute in vierzehn Tagen'],
    next: ['nächstes {weekday}', 'kommendes {weekday}'],
    last: ['letztes {weekday}'],
    ask: ['Lesungen vom', 'Lesungen von', 'Evangelium vom', 'Evangelium von', 'Evangelium für', 'Messe am', 'Heilige vom'],
  },
  fr: {
    tomorrow: ['demain soir', 'demain matin'],
    yesterday: ['hier soir', 'hier matin'],
    inWeekdays: ['dans {n} {weekday}s'],
    weekdaysAgo: ['il y a {n} {weekday}s'],
    today: ['ce soir', 'ce matin', 'cette nuit', 'saint du jour', 'saints du jour', 'le saint du jour', 'lectures du jour', 'évangile du jour', 'messe du jour'],
    afterNext: ['{weekday} en huit', 'le {weekday} en huit'],
    nextWeekday: ['{weekday} de la semaine prochaine', 'la semaine prochaine {weekday}'],
    lastWeekday: ['{weekday} de la semaine dernière'],
    fortnight: ['dans quinze jours', "d'ici quinze jours", 'dans une quinzaine'],
    next: ['prochaine {weekday}', '{weekday} prochaine', '{weekday} prochains'],
    last: ['dernier {weekday}', '{weekday} derniers', '{weekday} dernière'],
    ask: ['évangile de', "évangile d'", 'évangile pour', 'lectures pour', "lectures d'", 'messe de', 'saint du', 'saints du'],
  },
  hu: {
    inWeekdays: ['{n} {weekday} múlva'],
    weekdaysAgo: ['{n} {weekday}pal ezelőtt'],
    today: [
      'ma este', 'ma reggel', 'ma éjjel', 'ma délután',
      'mai olvasmány', 'a mai olvasmány', 'napi olvasmány', 'a napi olvasmány', 'a napi olvasmányok', 'a napi evangélium', 'mai szent', 'a mai szent', 'mai mise', 'a mai mise',
      'a nap szentje', 'a mai nap', 'a mai nap szentje', 'a mai nap szentjei', 'mai szentek', 'napi olvasmányok', 'napi evangélium', 'mai olvasmányok',
      'a mai olvasmányok', 'mai evangélium', 'a mai evangélium',
    ],
    tomorrow: ['holnap este', 'holnap reggel', 'holnapi olvasmány', 'a holnapi olvasmány', 'holnapi olvasmányok', 'a holnapi olvasmányok', 'holnapi evangélium', 'a holnapi evangélium', 'a holnapi nap szentje'],
    yesterday: ['tegnap este', 'tegnap reggel', 'tegnapi olvasmány', 'a tegnapi olvasmány', 'tegnapi olvasmányok', 'a tegnapi olvasmányok', 'tegnapi evangélium', 'a tegnapi evangélium'],
    this: ['ezen a {weekday}', 'ezt a {weekday}'],
    absolute: [String.raw`^(?<m>\d{1,2})\.\s(?<d>\d{1,2})\.$`],
    ask: ['evangélium', 'szentek', 'szentje'],
  },
  zh: {
    tomorrow: ['明晚', '明天晚上', '明早', '明天早上'],
    yesterday: ['昨晚', '昨天晚上'],
    inWeekdays: ['{n}个{weekday}后', '{n}个{weekday}之后'],
    weekdaysAgo: ['{n}个{weekday}前', '{n}个{weekday}之前'],
    today: ['今晚', '今天晚上', '今夜', '今早', '今天早上', '今日读经', '今日福音', '今日圣人', '今天的圣人', '每日读经', '当日读经', '本日'],
    afterNext: ['下下{weekday}', '下下个{weekday}'],
    ask: ['的读经', '的福音', '弥撒', '圣人'],
  },
  mt: {
    tomorrow: ['għada filgħaxija', 'għada filgħodu'],
    yesterday: ['ilbieraħ filgħaxija', 'ilbieraħ filgħodu'],
    today: ['illejla', 'dalgħaxija', 'dalgħodu', 'qari tal-lum', 'il-qari tal-lum', 'qari tal-jum', 'il-qari tal-jum', 'Evanġelju tal-lum', 'Evanġelju tal-jum', 'qaddis tal-jum', 'il-qaddis tal-jum', 'il-qaddisin tal-lum'],
    dayAfterTomorrow: ['fi żmien jumejn'],
    fortnight: ['fi żmien ġimagħtejn'],
    next: ['{weekday} id-dieħel', '{weekday} id-dieħla'],
    ask: ['qari', "il-qari ta'", "l-Evanġelju ta'", "Evanġelju ta'", "qari ta'"],
  },
};

/** Small numbers as words, for "in two weeks"; folded. */
export const numberWords: Record<LiturgyLocale, Record<string, number>> = {
  en: { a: 1, an: 1, one: 1, two: 2, 'a couple of': 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  de: { ein: 1, eine: 1, einer: 1, einem: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwolf: 12, zwanzig: 20, dreissig: 30, vierzig: 40, funfzig: 50 },
  // "quinze jours" are fourteen days, and stand among the fortnights.
  fr: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12, vingt: 20, trente: 30, quarante: 40, cinquante: 50 },
  hu: { egy: 1, ket: 2, ketto: 2, harom: 3, negy: 4, ot: 5, hat: 6, het: 7, nyolc: 8, kilenc: 9, tiz: 10, tizenegy: 11, tizenket: 12, husz: 20, harminc: 30, negyven: 40, otven: 50 },
  zh: { 两: 2 },
  mt: {
    wiehed: 1, zewg: 2, tlett: 3, tlitt: 3, tliet: 3, erbat: 4, "erba'": 4, hamest: 5, hames: 5, sitt: 6, sebat: 7, "seba'": 7, tmint: 8, tmien: 8, disat: 9, "disa'": 9, ghaxart: 10, ghaxar: 10,
    ghoxrin: 20, tletin: 30, erbghin: 40, hamsin: 50,
  },
};
