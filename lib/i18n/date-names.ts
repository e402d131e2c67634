import type { Locale } from './routing';

/**
 * Names of months and weekdays, Sunday first. Our own tables: Chromium has no Maltese, and names from the
 * reader's machine would differ from the server's between versions of ICU.
 */
interface DateNames { months: string[]; weekdays: string[]; shortWeekdays: string[] }

const split = (text: string) => text.split(' ');

export const dateNames: Record<Locale, DateNames> = {
  en: {
    months: split('January February March April May June July August September October November December'),
    weekdays: split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: split('Sun Mon Tue Wed Thu Fri Sat'),
  },
  de: {
    months: split('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    weekdays: split('Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'),
    shortWeekdays: split('So Mo Di Mi Do Fr Sa'),
  },
  fr: {
    months: split('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    weekdays: split('dimanche lundi mardi mercredi jeudi vendredi samedi'),
    shortWeekdays: split('dim. lun. mar. mer. jeu. ven. sam.'),
  },
  hu: {
    months: split('január február március április május június július augusztus szeptember október november december'),
    weekdays: split('vasárnap hétfő kedd szerda csütörtök péntek szombat'),
    shortWeekdays: split('V H K Sze Cs P Szo'),
  },
  zh: {
    months: split('1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月'),
    weekdays: split('星期日 星期一 星期二 星期三 星期四 星期五 星期六'),
    shortWeekdays: split('日 一 二 三 四 五 六'),
  },
  mt: {
    months: split('Jannar Frar Marzu April Mejju Ġunju Lulju Awwissu Settembru Ottubru Novembru Diċembru'),
    weekdays: split('Il-Ħadd It-Tnejn It-Tlieta L-Erbgħa Il-Ħamis Il-Ġimgħa Is-Sibt'),
    shortWeekdays: split('Ħad Tne Tli Erb Ħam Ġim Sib'),
  },
};
