import type { Locale } from '@/lib/i18n/routing';

/** The sentences of an answer that are ours. What is quoted, and the titles of sources, stay in English. */
export interface AnswerFrame {
  about(topic: string): string;
  named: string;
  /** What kind of answer it is. */
  caution: string;
  /** Heading of the quotations. */
  scripture: string;
  /** What is said of their text, in parentheses after the heading. */
  installed(translation: string): string;
  catechism: string;
  documents: string;
  onlyScripture: string;
  nothing: string;
  /** A topic as a question. */
  asked(topic: string): string;
}

/** The frame in each language but English's questions, which topic-question.ts words better. Chinese lays no spaces at bold words. */
export const ANSWER_FRAMES: Readonly<Record<Locale, AnswerFrame>> = {
  en: {
    about: (topic) => `Here are passages and references about **${topic}**.`,
    named: 'Here are the sources that your question names.',
    caution:
      'They were found in the built-in library by matching words, without a language model: they are not an explanation, and they may not settle what you ask.',
    scripture: 'Scripture',
    installed: (translation) => ` (${translation})`,
    catechism: 'Catechism',
    documents: 'Documents of the Magisterium',
    onlyScripture: 'Only Scripture is quoted: the texts of the Catechism and of the documents are not part of this library.',
    nothing:
      'No source about this was found in the built-in library. It finds topics by matching words, without a language model, ' +
      'so other words may find more; the related questions name the nearest topics it has.',
    asked: (topic) => `What does the Church teach about ${topic}?`,
  },
  de: {
    about: (topic) => `Hier stehen Schriftstellen und Verweise zum Thema **${topic}**.`,
    named: 'Hier stehen die Quellen, die Ihre Frage nennt.',
    caution:
      'Die eingebaute Bibliothek hat sie durch Vergleich von Wörtern gefunden, ohne Sprachmodell: Sie sind keine Erklärung und klären Ihre Frage vielleicht nicht.',
    scripture: 'Heilige Schrift',
    installed: (translation) => ` (${translation}, auf Englisch)`,
    catechism: 'Katechismus',
    documents: 'Dokumente des Lehramts',
    onlyScripture: 'Zitiert wird nur die Heilige Schrift: Die Texte des Katechismus und der Dokumente gehören nicht zu dieser Bibliothek.',
    nothing:
      'In der eingebauten Bibliothek wurde dazu keine Quelle gefunden. Sie findet Themen durch Vergleich von Wörtern, ohne Sprachmodell; ' +
      'andere Wörter finden vielleicht mehr. Die verwandten Fragen nennen Themen, die sie hat.',
    asked: (topic) => `Was lehrt die Kirche zum Thema ${topic}?`,
  },
  fr: {
    about: (topic) => `Voici des passages et des références sur **${topic}**.`,
    named: 'Voici les sources que nomme votre question.',
    caution:
      'La bibliothèque intégrée les a trouvés en comparant des mots, sans modèle de langage : ce n’est pas une explication, et votre question n’est peut-être pas tranchée.',
    scripture: 'Écriture sainte',
    installed: (translation) => ` (${translation}, en anglais)`,
    catechism: 'Catéchisme',
    documents: 'Documents du Magistère',
    onlyScripture: 'Seule l’Écriture est citée : les textes du Catéchisme et des documents ne font pas partie de cette bibliothèque.',
    nothing:
      'Aucune source à ce sujet n’a été trouvée dans la bibliothèque intégrée. Elle trouve les sujets en comparant des mots, sans modèle de langage ; ' +
      'd’autres mots trouveront peut-être davantage. Les questions connexes nomment des sujets qu’elle connaît.',
    asked: (topic) => `Que dit l’Église sur ${topic} ?`,
  },
  hu: {
    about: (topic) => `Szentírási helyek és hivatkozások erről: **${topic}**.`,
    named: 'Ezek a források, amelyeket a kérdés megnevez.',
    caution: 'A beépített könyvtár szavak összevetésével, nyelvi modell nélkül találta őket: nem magyarázatok, és lehet, hogy nem döntik el a kérdést.',
    scripture: 'Szentírás',
    installed: (translation) => ` (${translation}, angolul)`,
    catechism: 'Katekizmus',
    documents: 'A Tanítóhivatal dokumentumai',
    onlyScripture: 'Csak a Szentírást idézzük: a Katekizmus és a dokumentumok szövege nem része ennek a könyvtárnak.',
    nothing:
      'A beépített könyvtárban erről nem található forrás. Szavak összevetésével, nyelvi modell nélkül keresi a témákat, ' +
      'ezért más szavak többet találhatnak; a kapcsolódó kérdések olyan témákat neveznek meg, amelyek megvannak benne.',
    asked: (topic) => `Mit tanít az Egyház erről: ${topic}?`,
  },
  zh: {
    about: (topic) => `以下是有关**${topic}**的经文与参考。`,
    named: '以下是您的问题所提到的来源。',
    caution: '内置资料库通过比对词语找到它们，没有使用语言模型：它们不是解释，也不一定能回答您的问题。',
    scripture: '圣经',
    installed: (translation) => `（${translation}，英文）`,
    catechism: '《天主教教理》',
    documents: '训导权文献',
    onlyScripture: '只引用圣经原文：《天主教教理》和各文献的正文不在本资料库中。',
    nothing: '内置资料库中没有找到与此有关的来源。它通过比对词语寻找主题，没有使用语言模型，换用别的词语也许能找到更多；相关问题列出了最接近的主题。',
    asked: (topic) => `教会对${topic}有什么教导？`,
  },
  mt: {
    about: (topic) => `Hawn siltiet u referenzi dwar **${topic}**.`,
    named: 'Hawn is-sorsi li ssemmi l-mistoqsija tiegħek.',
    caution:
      'Il-librerija integrata sabithom billi qabblet il-kliem, mingħajr mudell tal-lingwa: mhumiex spjegazzjoni, u jista’ jkun li ma jweġbux il-mistoqsija tiegħek.',
    scripture: 'L-Iskrittura Mqaddsa',
    installed: (translation) => ` (${translation}, bl-Ingliż)`,
    catechism: 'Il-Katekiżmu',
    documents: 'Dokumenti tal-Maġisteru',
    onlyScripture: 'L-Iskrittura biss hija kkwotata: it-testi tal-Katekiżmu u tad-dokumenti mhumiex parti minn din il-librerija.',
    nothing:
      'Ma nstab l-ebda sors dwar dan fil-librerija integrata. Hija ssib is-suġġetti billi tqabbel il-kliem, mingħajr mudell tal-lingwa, ' +
      'u għalhekk kliem ieħor jista’ jsib aktar; il-mistoqsijiet relatati jsemmu suġġetti li għandha.',
    asked: (topic) => `X’tgħallem il-Knisja dwar ${topic}?`,
  },
};
