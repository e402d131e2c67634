import { describe, expect, it } from 'vitest';
import { resolveDatePhrase } from './date-phrase';

const read = async (phrase: string) => (await resolveDatePhrase(phrase, { today: '2026-12-01' }))?.date;

describe('on Tuesday 1 December 2026', () => {
  it.each([
    ['today', '2026-12-01'], ['yesterday', '2026-11-30'], ['day after tomorrow', '2026-12-03'], ['next Sunday', '2026-12-06'], ['last Sunday', '2026-11-29'], ['this coming Friday', '2026-12-04'],
    ['in three days', '2026-12-04'], ['a week ago', '2026-11-24'], ['a fortnight from today', '2026-12-15'], ['Gaudete Sunday', '2026-12-13'], ['Laetare Sunday 2027', '2027-03-07'],
    ['33rd Sunday in Ordinary Time 2027', '2027-11-14'], ['Friday, December 25th, 2026', '2026-12-25'], ['12/25/2026', '2026-12-25'], ['29 Feb 2028', '2028-02-29'],
    ['three days after Easter 2027', '2027-03-31'], ['the day after Christmas', '2026-12-26'], ['New Year’s Eve', '2026-12-31'], ['Pentecost Monday 2027', '2027-05-17'],
    ['feast of the Immaculate Conception', '2026-12-08'], ['Our Lady of Guadalupe', '2026-12-12'], ['St Stephen’s Day', '2026-12-26'], ['Holy Family', '2026-12-27'],
    ['Baptism of the Lord 2027', '2027-01-10'], ['Candlemas 2027', '2027-02-02'], ['Annunciation 2027', '2027-04-05'], ['Palm Sunday', '2027-03-21'], ['first Friday of January 2027', '2027-01-01'],
    ['heute', '2026-12-01'], ['vorgestern', '2026-11-29'], ['übermorgen', '2026-12-03'], ['nächsten Sonntag', '2026-12-06'], ['letzten Freitag', '2026-11-27'], ['in zwei Wochen', '2026-12-15'],
    ['vor drei Tagen', '2026-11-28'], ['Heiligabend', '2026-12-24'], ['Ostermontag 2027', '2027-03-29'], ['Fronleichnam 2026', '2026-06-04'], ['Christi Himmelfahrt 2027', '2027-05-06'],
    ['Nikolaustag', '2026-12-06'], ['Dritter Adventssonntag', '2026-12-13'], ['1. Mai 2027', '2027-05-01'], ['25.12.26', '2026-12-25'], ['Mariä Himmelfahrt 2027', '2027-08-15'],
    ['aujourd’hui', '2026-12-01'], ['avant-hier', '2026-11-29'], ['dimanche prochain', '2026-12-06'], ['il y a deux jours', '2026-11-29'], ['vendredi dernier', '2026-11-27'],
    ['dans une semaine', '2026-12-08'], ['lundi de Pâques 2027', '2027-03-29'], ['mercredi des Cendres 2027', '2027-02-10'], ['Fête-Dieu 2027', '2027-05-27'], ['dimanche des Rameaux', '2027-03-21'],
    ['1er janvier 2027', '2027-01-01'], ['le 14 juillet 2027', '2027-07-14'], ['la Saint-Sylvestre', '2026-12-31'], ['2e dimanche de l’Avent', '2026-12-06'], ['ma', '2026-12-01'],
    ['tegnapelőtt', '2026-11-29'], ['holnapután', '2026-12-03'], ['vasárnap', '2026-12-06'], ['múlt vasárnap', '2026-11-29'], ['három nap múlva', '2026-12-04'], ['két héttel ezelőtt', '2026-11-17'],
    ['szenteste', '2026-12-24'], ['2027 húsvét', '2027-03-28'], ['nagypéntek 2027', '2027-03-26'], ['hamvazószerda 2027', '2027-02-10'], ['2027. március 15.', '2027-03-15'],
    ['advent harmadik vasárnapja', '2026-12-13'], ['mindenszentek 2027', '2027-11-01'], ['今天', '2026-12-01'], ['后天', '2026-12-03'], ['大后天', '2026-12-04'], ['这个星期天', '2026-12-06'],
    ['上星期五', '2026-11-27'], ['三天后', '2026-12-04'], ['平安夜', '2026-12-24'], ['2027年复活节', '2027-03-28'], ['2027年圣灰礼仪', '2027-02-10'], ['十二月二十五日', '2026-12-25'], ['illum', '2026-12-01'],
    ['għada', '2026-12-02'], ['il-Ħadd li ġej', '2026-12-06'], ['il-Ġimgħa l-Kbira 2027', '2027-03-26'], ['8 ta’ Diċembru 2026', '2026-12-08'], ['Ħadd il-Palm 2027', '2027-03-21'],
    ['Sunday', '2026-12-06'], ['next Tuesday', '2026-12-08'], ['this Tuesday', '2026-12-01'], ['Sunday after next', '2026-12-13'], ['a week from Sunday', '2026-12-13'],
    ['Friday 13 November 2026', '2026-11-13'], ['Solemnity of Mary Mother of God', '2027-01-01'], ['All Souls 2027', '2027-11-02'], ['St Joseph the Worker', '2027-05-01'],
    ['Nativity of John the Baptist 2027', '2027-06-24'], ['Immaculate Heart of Mary 2027', '2027-06-05'], ['Mary, Mother of the Church 2027', '2027-05-17'], ['Holy Innocents', '2026-12-28'],
    ['Saturday of the second week of Advent', '2026-12-12'], ['Wednesday of Holy Week 2027', '2027-03-24'], ['Spy Wednesday 2027', '2027-03-24'], ['Maundy Thursday 2027', '2027-03-25'],
    ['Shrove Tuesday 2027', '2027-02-09'], ['Low Sunday 2027', '2027-04-04'], ['Thanksgiving 2026', '2026-11-26'], ['1st Sunday of Advent 2027', '2027-11-28'],
    ['7th Sunday of Easter 2027', '2027-05-09'], ['Easter 2100', '2100-03-28'], ['Ash Wednesday, Feb 10 2027', '2027-02-10'], ['2026.12.08', '2026-12-08'], ['20261208', '2026-12-08'],
    ['2026-12-8', '2026-12-08'], ['tomorrow morning', '2026-12-02'], ['next Christmas', '2026-12-25'], ['last Christmas', '2025-12-25'], ['last Easter', '2026-04-05'],
    ['Easter last year', '2025-04-20'], ["this year's Easter", '2026-04-05'], ['40 days after Easter 2027', '2027-05-07'], ['the Sunday before Christmas', '2026-12-20'],
    ['the Sunday after Christmas', '2026-12-27'], ['Friday after Corpus Christi 2027', '2027-05-28'], ['3 weeks before Easter 2027', '2027-03-07'], ['day before Ash Wednesday 2027', '2027-02-09'],
    ['a year from today', '2027-12-01'], ['in two months', '2027-02-01'], ['First Sunday of Advent', '2027-11-28'], ['Immaculate Conception of Mary 8 December 2026', '2026-12-08'],
    ['Octave of Easter Wednesday 2027', '2027-03-31'], ['Thursday in the Octave of Easter 2027', '2027-04-01'], ['17th week in ordinary time monday 2027', '2027-07-26'],
    ['Transfiguration', '2027-08-06'], ['Our Lady of Lourdes 2027', '2027-02-11'], ['Sunday 25 July 2027', '2027-07-25'], ['St. Nicholas', '2026-12-06'], ["St Lucy's day", '2026-12-13'],
    ['feast of Saint Ambrose', '2026-12-07'], ['memorial of St John of the Cross', '2026-12-14'], ['the Assumption', '2027-08-15'], ['heute in einer Woche', '2026-12-08'],
    ['Pfingstmontag 2027', '2027-05-17'], ['Heilige Drei Könige 2027', '2027-01-06'], ['Weißer Sonntag 2027', '2027-04-04'], ['Rosenmontag 2027', '2027-02-08'],
    ['zweiter Weihnachtsfeiertag', '2026-12-26'], ['Stefanitag', '2026-12-26'], ['Martinstag 2027', '2027-11-11'], ['Mariä Lichtmess 2027', '2027-02-02'], ['Christkönig 2027', '2027-11-21'],
    ['Mariä Empfängnis', '2026-12-08'], ['Donnerstag, 24. Dezember 2026', '2026-12-24'], ['zweiter Fastensonntag 2027', '2027-02-21'], ['10. Sonntag im Jahreskreis 2027', '2027-06-06'],
    ['1.1.27', '2027-01-01'], ['3 Tage vor Weihnachten', '2026-12-22'], ['Dienstag nach Pfingsten 2027', '2027-05-18'], ['kommenden Mittwoch', '2026-12-02'], ['am Freitag', '2026-12-04'],
    ['veille de Noël', '2026-12-24'], ['Immaculée Conception', '2026-12-08'], ['vendredi 25 décembre 2026', '2026-12-25'], ['3e dimanche du temps ordinaire 2027', '2027-01-24'],
    ['troisième dimanche de Carême 2027', '2027-02-28'], ['lundi de Pentecôte 2027', '2027-05-17'], ['Épiphanie 2027', '2027-01-06'], ['Chandeleur 2027', '2027-02-02'],
    ['mardi gras 2027', '2027-02-09'], ['Christ Roi 2027', '2027-11-21'], ['Sainte Famille', '2026-12-27'], ['Sainte Cécile 2027', '2027-11-22'], ['jeudi de l’Ascension 2027', '2027-05-06'],
    ['demain soir', '2026-12-02'], ["d'ici trois jours", '2026-12-04'], ['virágvasárnap 2027', '2027-03-21'], ['fehérvasárnap 2027', '2027-04-04'], ['nagyboldogasszony 2027', '2027-08-15'],
    ['vízkereszt 2027', '2027-01-06'], ['gyertyaszentelő 2027', '2027-02-02'], ['karácsony másnapja', '2026-12-26'], ['áldozócsütörtök 2027', '2027-05-06'], ['szeplőtelen fogantatás', '2026-12-08'],
    ['Luca napja', '2026-12-13'], ['december 8-án', '2026-12-08'], ['2026. dec. 8.', '2026-12-08'], ['jövő kedd', '2026-12-08'], ['pénteken', '2026-12-04'], ['évközi 33. vasárnap 2027', '2027-11-14'],
    ['nagyböjt második vasárnapja 2027', '2027-02-21'], ['Krisztus király 2027', '2027-11-21'], ['egy hét múlva', '2026-12-08'], ['Szent Péter és Pál 2027', '2027-06-29'], ['下个星期二', '2026-12-08'],
    ['圣母无原罪日', '2026-12-08'], ['2027年主显节', '2027-01-06'], ['圣枝主日2027', '2027-03-21'], ['耶稣升天节2027', '2027-05-06'], ['2027年圣体节', '2027-05-27'], ['将临期第二主日', '2026-12-06'],
    ['常年期第三十三主日 2027', '2027-11-14'], ['四旬期第一主日2027', '2027-02-14'], ['12月8号', '2026-12-08'], ['二零二六年十二月八日', '2026-12-08'], ['2026年12月8日星期二', '2026-12-08'], ['两周后', '2026-12-15'],
    ['聖誕節', '2026-12-25'], ['復活節2027', '2027-03-28'], ['圣灰星期三2027', '2027-02-10'], ['圣斯德望日', '2026-12-26'], ['明天早上', '2026-12-02'], ['pitgħada', '2026-12-03'],
    ['l-Erbgħa tal-Irmied 2027', '2027-02-10'], ['Ħamis ix-Xirka 2027', '2027-03-25'], ['Għid il-Ħamsin 2027', '2027-05-16'], ['lejlet il-Milied', '2026-12-24'], ['l-Epifanija 2027', '2027-01-06'],
    ['Santa Marija 2027', '2027-08-15'], ['l-Imnarja 2027', '2027-06-29'], ['il-Kunċizzjoni', '2026-12-08'], ['it-Tielet Ħadd tal-Avvent', '2026-12-13'], ['nhar il-Ġimgħa', '2026-12-04'],
    ['it-Tnejn li ġej', '2026-12-07'], ['il-Ħadd li għadda', '2026-11-29'], ['ġimgħa ilu', '2026-11-24'], ['fi tlett ijiem', '2026-12-04'], ["il-Ħamis 24 ta' Diċembru 2026", '2026-12-24'],
    ['San Ġużepp 2027', '2027-03-19'], ['il-Qaddisin Kollha 2027', '2027-11-01'],
  ])('%s is %s', async (phrase, date) => {
    expect(await read(phrase)).toBe(date);
  });

  it.each([
    'fifth Sunday of Advent', '35th Sunday in Ordinary Time', 'Monday 25 December 2026', '31 April 2027', 'Feb 29 2027', '2026-13-01', '31. Juni 2027', '29 février 2027', '2027. április 31.',
    '2027年4月31日', '二月三十日', "31 ta' April 2027", '7th Sunday of Lent', '0th Sunday of Advent', 'Sunday 7 December 2026', 'Easter 2027-03-29', 'Christmas 26 December', 'Good Friday 25 March 2027',
    '13/13/2026', 'December', '2027', '31st of November', 'Feb 30', 'December 32', '12th of Never', 'Freitag, 24. Dezember 2026', '30. Februar', 'samedi 25 décembre 2026', 'le 31 septembre',
    'hétfő 2026. december 8.', 'február 30.', '2026年12月8日星期一', "it-Tnejn 24 ta' Diċembru 2026",
  ])('"%s" is no day', async (phrase) => {
    expect(await read(phrase)).toBeUndefined();
  });
});
