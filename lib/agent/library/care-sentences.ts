import type { Locale } from '@/lib/i18n/routing';
import type { Distress } from './distress-phrases';

/** What is said instead of an answer to whoever may be in danger or is a victim: always the same, with no passages and no further questions. */
export const CARE_SENTENCES: Readonly<Record<Locale, Readonly<Record<Distress, string>>>> = {
  en: {
    danger:
      'Please do not stay alone with this: speak to someone now, a person you trust, a doctor or a priest, and if a life is in danger call the emergency number ' +
      'of your country; this library is only a program and cannot help you as a person can.',
    abuse:
      'Nobody may do this to another, and it is not the fault of the one who suffers it: please speak now to someone you trust, call the emergency number of your ' +
      'country if there is danger, and report it to the civil authorities and, if anyone in the Church is involved, to the diocese as well; ' +
      'this library is only a program and cannot help you as a person can.',
  },
  de: {
    danger:
      'Bitte bleiben Sie damit nicht allein: Sprechen Sie jetzt mit jemandem, mit einem Menschen Ihres Vertrauens, einem Arzt oder einem Priester, und rufen Sie die ' +
      'Notrufnummer Ihres Landes, wenn ein Leben in Gefahr ist; diese Bibliothek ist nur ein Programm und kann nicht helfen wie ein Mensch.',
    abuse:
      'Niemand darf einem anderen so etwas antun, und wer es erleidet, ist nicht schuld: Bitte sprechen Sie jetzt mit einem Menschen Ihres Vertrauens, rufen Sie bei Gefahr ' +
      'die Notrufnummer Ihres Landes und melden Sie es den staatlichen Behörden und, wenn jemand aus der Kirche beteiligt ist, auch dem Bistum; ' +
      'diese Bibliothek ist nur ein Programm und kann nicht helfen wie ein Mensch.',
  },
  fr: {
    danger:
      'Ne restez pas seul avec cela, s’il vous plaît : parlez maintenant à quelqu’un, à une personne de confiance, à un médecin ou à un prêtre, et si une vie est en danger, ' +
      'appelez le numéro d’urgence de votre pays ; cette bibliothèque n’est qu’un programme et ne peut pas aider comme une personne.',
    abuse:
      'Personne n’a le droit de faire cela à autrui, et ce n’est pas la faute de celui qui le subit : parlez maintenant à une personne de confiance, appelez en cas de danger ' +
      'le numéro d’urgence de votre pays, et signalez-le aux autorités civiles et, si quelqu’un de l’Église est impliqué, également au diocèse ; ' +
      'cette bibliothèque n’est qu’un programme et ne peut pas aider comme une personne.',
  },
  hu: {
    danger:
      'Kérjük, ne maradjon ezzel egyedül: beszéljen most valakivel, olyasvalakivel, akiben megbízik, orvossal vagy pappal, és ha élet van veszélyben, hívja az országa ' +
      'segélyhívó számát; ez a könyvtár csak egy program, és nem tud úgy segíteni, mint egy ember.',
    abuse:
      'Ilyet senki sem tehet a másikkal, és nem az a hibás, aki elszenvedi: kérjük, beszéljen most valakivel, akiben megbízik, veszély esetén hívja az országa segélyhívó számát, ' +
      'és jelentse az állami hatóságoknak, ha pedig az Egyházból is érintett valaki, az egyházmegyének is; ez a könyvtár csak egy program, és nem tud úgy segíteni, mint egy ember.',
  },
  zh: {
    danger: '请不要独自承受：现在就与人谈谈，找您信任的人、医生或神父；若有生命危险，请拨打您所在国家的紧急求助电话。本资料库只是一个程序，不能像人一样帮助您。',
    abuse:
      '任何人都不可以这样对待别人，这也不是受害者的错：请现在就与您信任的人谈谈；若有危险，请拨打您所在国家的紧急求助电话；请向政府有关部门举报，' +
      '若涉及教会中人，也请向教区举报。本资料库只是一个程序，不能像人一样帮助您。',
  },
  mt: {
    danger:
      'Jekk jogħġbok tibqax waħdek b’dan: kellem lil xi ħadd issa, lil persuna li tafda, lil tabib jew lil saċerdot, u jekk hemm ħajja fil-periklu ċempel in-numru tal-emerġenza ' +
      'ta’ pajjiżek; din il-librerija hija biss programm u ma tistax tgħin kif tgħin persuna.',
    abuse:
      'Ħadd ma jista’ jagħmel dan lil ħaddieħor, u mhix tort ta’ min ibatiha: jekk jogħġbok kellem issa lil persuna li tafda, ċempel in-numru tal-emerġenza ta’ pajjiżek jekk hemm ' +
      'periklu, u irrapporta lill-awtoritajiet ċivili u, jekk ikun involut xi ħadd fil-Knisja, anke lid-djoċesi; din il-librerija hija biss programm u ma tistax tgħin kif tgħin persuna.',
  },
};
