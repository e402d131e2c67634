import type { Locale } from '@/lib/i18n/routing';
import { ANSWER_FRAMES } from './answer-frame';
import { topicName } from './tongues';
import type { Topic } from './topics';

/** Topics whose question is not the usual one. */
const OWN_QUESTIONS: Readonly<Record<string, string>> = {
  Church: 'What is the Church?',
  God: 'Who is God?',
  'God the Father': 'Why is God called Father?',
  'Jesus Christ': 'Who is Jesus Christ?',
  Mary: 'Who is the Virgin Mary?',
  'Saint Joseph': 'Who is Saint Joseph?',
  'Holy Spirit': 'Who is the Holy Spirit?',
  'Vatican II': 'What was the Second Vatican Council?',
  'Our Father': 'What is the Our Father?',
  'Hail Mary': 'What is the Hail Mary?',
  'Mother of God': 'Why is Mary called Mother of God?',
  Magisterium: 'What is the Magisterium?',
  'Becoming Catholic': 'How does someone become a Catholic?',
};

/** Names that take an article in a sentence, beside all "of the": "the sign of the Cross". */
const WITH_ARTICLE: ReadonlySet<string> = new Set(
  [
    'Eucharist, Real Presence, Mass, Sunday Mass obligation, Sabbath, Sacraments, Seal of confession',
    'Evangelical counsels, Death penalty, Soul, Trinity, Filioque, Problem of evil, Devil, Seven deadly sins',
    'Sin against the Holy Spirit, Ten Commandments, Morality of acts, Incarnation, Divinity of Christ',
    'Nativity, Baptism of Jesus, Kingdom of God, Beatitudes, Transfiguration, Passion and cross, Descent into hell',
    'Resurrection of Jesus, Ascension, Second coming, Sacred Heart, Immaculate Conception, Virginity of Mary, Assumption, Rosary',
    'Saints, Communion of saints, Pope, Canon of Scripture, Interpretation of Scripture, Creed, Laity',
    'Existence of God, Works of mercy, Environment, Occult, Media, Liturgy of the Hours, Liturgical year',
    'Latin Mass, Particular judgment, Last Judgment, New heaven and new earth, Elderly, Obedience of faith',
    'Paschal Mystery, Date of Easter, Conclave, Eastern Churches, Liturgy, Worthy reception of Communion, Human body, Gospels, Family, Covenant',
  ].flatMap((line) => line.split(', ')),
);

/** Beginnings of names whose first letter stays a capital inside a sentence. */
const CAPITALS: readonly string[] = [
  'Eucharist, Eucharistic, Mass, Real Presence, First Communion, Sunday, Sabbath, Holy, God, Trinity, Filioque, Ten Commandments',
  'Jesus, Christ, Mary, Marian, Mother of God, Immaculate, Assumption, Rosary, Hail, Saint Joseph, Church, Sacred Heart',
  'Divine Mercy, Magisterium, Scripture, Judaism, Islam, Incarnation, Nativity, Transfiguration, Ascension, Pentecost, Beatitudes',
  'Creed, Gospels, Latin, Last Judgment, Eastern, Vatican, Our Father, Liturgy of the Hours, Pope',
].flatMap((line) => line.split(', '));

/** A topic as a question in our own words; asked, it finds that topic again. */
export function questionAbout({ topic }: Topic): string {
  const own = OWN_QUESTIONS[topic];
  if (own) return own;
  const name = CAPITALS.some((start) => `${topic} `.startsWith(`${start} `)) ? topic : topic.charAt(0).toLowerCase() + topic.slice(1);
  return `What does the Church teach about ${WITH_ARTICLE.has(topic) || topic.includes(' of the ') ? 'the ' : ''}${name}?`;
}

/** The same in a reader's language; undefined where that language has no name for the topic. */
export function questionIn(language: Locale, topic: Topic): string | undefined {
  if (language === 'en') return questionAbout(topic);
  const name = topicName(topic.topic, language);
  return name && ANSWER_FRAMES[language].asked(name);
}
