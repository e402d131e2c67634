import type { DateWords } from './date-words';
import type { LiturgyLocale } from './locale';

/** Words that people type besides those of `data/date-words.json`, under the same names. */
export const addedDateWords: Record<LiturgyLocale, Partial<DateWords>> = {
  en: {
    today: ['the saint of the day', 'saint of the day', 'saints of the day', 'readings of the day', 'the readings of the day', 'gospel of the day'],
    inDays: ['in {n} day', '{n} day from now', '{n} days from today', '{n} day from today'],
    daysAgo: ['{n} day ago'],
    inWeeks: ['in {n} week', '{n} weeks from now', '{n} week from now', '{n} weeks from today', '{n} week from today'],
    weeksAgo: ['{n} week ago'],
    afterNext: ['{weekday} after next', 'the {weekday} after next', 'a week on {weekday}', '{weekday} week'],
    nextWeekday: ['next week {weekday}', 'next week on {weekday}', '{weekday} next week', '{weekday} of next week'],
    lastWeekday: ['last week {weekday}', 'last week on {weekday}', '{weekday} last week', '{weekday} of last week'],
    fortnight: ['in a fortnight', 'a fortnight from now', 'a fortnight from today', 'a fortnight today'],
    next: ['this coming {weekday}'],
    absolute: [String.raw`^(?<mon>{months}) the (?<d>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y>\d{4}))?$`],
    this: ['the {weekday}'],
    ask: [
      "what's the gospel", "what's the reading", 'what are the readings', 'what is the gospel', 'what are the readings for', 'what are the mass readings for', 'what is the gospel for', 'what is the reading for', 'reading for', 'readings of',
      'mass readings for', 'the readings for', 'gospel of', 'gospel', 'mass for', 'mass on', 'saints of', 'saints for', 'saint for',
    ],
  },
  de: {
    today: ['Tageslesungen', 'Tageslesung', 'Tagesevangelium', 'Tagesheilige', 'Tagesheiliger', 'Heiliger des Tages', 'Heilige des Tages', 'Lesungen des Tages'],
    inDays: ['heute in {n} Tagen'],
    inWeeks: ['heute in {n} Wochen', 'heute in {n} Woche'],
    afterNext: ['übernächsten {weekday}', 'übernächster {weekday}', 'am übernächsten {weekday}', '{weekday} in einer Woche', '{weekday} in acht Tagen'],
    nextWeekday: ['nächste Woche {weekday}', 'nächste Woche am {weekday}', '{weekday} nächster Woche', '{weekday} nächste Woche'],
    lastWeekday: ['letzte Woche {weekday}', 'letzte Woche am {weekday}', '{weekday} letzter Woche', '{weekday} letzte Woche'],
    fortnight: ['in vierzehn Tagen', 'heute in vierzehn Tagen'],
    next: ['nächstes {weekday}', 'kommendes {weekday}'],
    last: ['letztes {weekday}'],
    ask: ['Lesungen vom', 'Lesungen von', 'Evangelium vom', 'Evangelium von', 'Evangelium für', 'Messe am', 'Heilige vom'],
  },
  fr: {
    today: ['saint du jour', 'saints du jour', 'le saint du jour', 'lectures du jour', 'évangile du jour', 'messe du jour'],
    inWeeks: ['dans {n} semaine', "d'ici {n} semaines"],
    weeksAgo: ['il y a {n} semaine'],
    afterNext: ['{weekday} en huit', 'le {weekday} en huit'],
    nextWeekday: ['{weekday} de la semaine prochaine', 'la semaine prochaine {weekday}'],
    lastWeekday: ['{weekday} de la semaine dernière'],
    fortnight: ['dans quinze jours', "d'ici quinze jours", 'dans une quinzaine'],
    next: ['prochaine {weekday}', '{weekday} prochaine', '{weekday} prochains'],
    last: ['dernier {weekday}', '{weekday} derniers', '{weekday} dernière'],
    ask: ['évangile de', "évangile d'", 'évangile pour', 'lectures pour', "lectures d'", 'messe de', 'saint du', 'saints du'],
  },
  hu: {
    today: [
      'mai olvasmány', 'a mai olvasmány', 'napi olvasmány', 'a napi olvasmány', 'a napi olvasmányok', 'a napi evangélium', 'mai szent', 'a mai szent', 'mai mise', 'a mai mise',
      'a nap szentje', 'a mai nap', 'a mai nap szentje', 'a mai nap szentjei', 'mai szentek', 'napi olvasmányok', 'napi evangélium', 'mai olvasmányok',
      'a mai olvasmányok', 'mai evangélium', 'a mai evangélium',
    ],
    tomorrow: ['holnapi olvasmány', 'a holnapi olvasmány', 'holnapi olvasmányok', 'a holnapi olvasmányok', 'holnapi evangélium', 'a holnapi evangélium', 'a holnapi nap szentje'],
    yesterday: ['tegnapi olvasmány', 'a tegnapi olvasmány', 'tegnapi olvasmányok', 'a tegnapi olvasmányok', 'tegnapi evangélium', 'a tegnapi evangélium'],
    this: ['ezen a {weekday}', 'ezt a {weekday}'],
    ask: ['evangélium', 'szentek', 'szentje'],
  },
  zh: {
    today: ['今日读经', '今日福音', '今日圣人', '今天的圣人', '每日读经', '当日读经', '本日'],
    inDays: ['过{n}天'],
    inWeeks: ['{n}个礼拜后', '{n}星期后'],
    weeksAgo: ['{n}个礼拜前'],
    afterNext: ['下下{weekday}', '下下个{weekday}'],
    ask: ['的读经', '的福音', '弥撒', '圣人'],
  },
  mt: {
    today: ['qari tal-lum', 'il-qari tal-lum', 'qari tal-jum', 'il-qari tal-jum', 'Evanġelju tal-lum', 'Evanġelju tal-jum', 'qaddis tal-jum', 'il-qaddis tal-jum', 'il-qaddisin tal-lum'],
    dayAfterTomorrow: ['fi żmien jumejn'],
    fortnight: ['fi żmien ġimagħtejn'],
    next: ['{weekday} id-dieħel', '{weekday} id-dieħla'],
    inWeeks: ['fi żmien {n} ġimgħa', '{n} ġimgħat oħra'],
    weeksAgo: ['{n} ġimgħa ilu'],
    ask: ['qari', "il-qari ta'", "l-Evanġelju ta'", "Evanġelju ta'", "qari ta'"],
  },
};

/** Small numbers as words, for "in {n} weeks"; folded. */
export const numberWords: Record<LiturgyLocale, Record<string, number>> = {
  en: { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  de: { ein: 1, eine: 1, einer: 1, einem: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  fr: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  hu: { egy: 1, ket: 2, ketto: 2, harom: 3, negy: 4, ot: 5, hat: 6, het: 7, nyolc: 8, kilenc: 9, tiz: 10 },
  zh: { 两: 2 },
  mt: { wiehed: 1, zewg: 2, tlett: 3, erbat: 4, hamest: 5, sitt: 6, sebat: 7, tmint: 8, disat: 9, ghaxart: 10 },
};
