import type { Topic } from './topics';

/**
 * Subjects that newcomers ask about and the compiled data lack. Each stands only on places where the Catechism's structure has the subject and on
 * passages of Scripture, and names a document only where that treats of the very thing.
 */
export const ADDED_TOPICS: readonly Topic[] = [
  {
    topic: 'Health and medicine',
    synonyms: [
      'health', 'medicine', 'vaccines', 'vaccine', 'vaccination', 'vaccinated', 'medical care', 'medical treatment', 'doctors', 'going to the doctor', 'blood transfusion', 'surgery', 'plastic surgery',
      'antidepressants', 'therapy', 'see a psychologist', 'psychologist', 'psychiatrist', 'mental health', 'physical exercise', 'care of the body',
    ],
    ccc: ['2288-2291'],
    scripture: ['1 Corinthians 6:19-20', 'Sirach 38:1-8', 'Luke 5:31'],
    documents: [],
  },
  {
    topic: 'Scientific research',
    synonyms: ['medical research', 'experiments on human beings', 'human experimentation', 'stem cells', 'stem cell research', 'embryo research', 'embryonic research', 'cloning', 'genetic engineering', 'gene editing', 'animal testing'],
    ccc: ['2292-2296', '2274-2275', '2417'],
    scripture: ['Genesis 1:27-28', 'Wisdom 7:15-17'],
    documents: ['donum-vitae', 'dignitas-personae'],
  },
  {
    topic: 'Animals',
    synonyms: ['animal', 'pets', 'cruelty to animals', 'eating animals', 'vegetarian', 'vegan', 'hunting', 'bullfighting'],
    ccc: ['2415-2418', '2456-2457'],
    scripture: ['Genesis 1:28-30', 'Proverbs 12:10', 'Matthew 6:26'],
    documents: ['laudato-si'],
  },
  {
    topic: 'Food laws',
    synonyms: ['pork', 'eat pork', 'unclean food', 'clean and unclean animals', 'kosher', 'dietary laws', 'shellfish', 'what Catholics may eat', 'forbidden food'],
    ccc: ['582'],
    scripture: ['Mark 7:18-19', 'Acts 10:13-15', '1 Timothy 4:4-5', 'Romans 14:17'],
    documents: [],
  },
  {
    topic: 'Human body',
    synonyms: ['tattoos', 'tattoo', 'piercings', 'body modification', 'the body'],
    ccc: ['362-368', '2288-2289'],
    scripture: ['1 Corinthians 6:19-20', 'Leviticus 19:28'],
    documents: [],
  },
  {
    topic: 'Gambling',
    synonyms: ['gamble', 'gambling a sin', 'betting', 'bets', 'bet money', 'wager', 'casino', 'casinos', 'lottery', 'lottery tickets', 'games of chance', 'poker for money', 'slot machines', 'sports betting', 'bingo'],
    ccc: ['2413'],
    scripture: ['1 Timothy 6:9-10', 'Proverbs 13:11', 'Luke 12:15'],
    documents: [],
  },
  {
    topic: 'Debts',
    synonyms: ['debt', 'being in debt', 'go into debt', 'pay debts', 'pay back debts', 'owe money', 'borrow money', 'borrowing', 'lend money', 'lending', 'bankruptcy'],
    ccc: ['2409-2411', '2449'],
    scripture: ['Romans 13:8', 'Psalm 37:21', 'Deuteronomy 15:1-2', 'Sirach 29:1-7'],
    documents: [],
  },
  {
    topic: 'Gospels',
    synonyms: [
      'four gospels', 'who wrote the gospels', 'authors of the gospels', 'evangelists', 'four evangelists', 'author of the gospel',
      ...['Matthew', 'Mark', 'Luke', 'John'].flatMap((name) => [`who wrote the Gospel of ${name}`, `who wrote ${name}’s Gospel`, `Gospel according to ${name}`, `author of the Gospel of ${name}`]),
    ],
    ccc: ['124-127', '515'],
    scripture: ['Luke 1:1-4', 'John 21:24', 'John 20:30-31'],
    documents: ['dei-verbum'],
  },
  {
    topic: 'Private revelation',
    synonyms: ['private revelations', 'apparitions', 'Marian apparitions', 'apparitions of Mary', 'Guadalupe', 'Medjugorje', 'visions', 'secrets of Fatima'],
    ccc: ['66-67'],
    scripture: ['Hebrews 1:1-2', '1 Thessalonians 5:19-21', '1 John 4:1'],
    documents: [],
  },
  {
    topic: 'Liturgical signs',
    synonyms: ['incense', 'candles', 'lighting candles', 'light a candle', 'vestments', 'colours of vestments', 'liturgical colours', 'signs and symbols', 'bells', 'paschal candle', 'why kneel'],
    ccc: ['1145-1152', '1189'],
    scripture: ['Psalm 141:2', 'Revelation 8:3-4', 'John 8:12'],
    documents: ['sacrosanctum-concilium'],
  },
  {
    topic: 'Sign of the Cross',
    synonyms: ['cross themselves', 'cross oneself', 'crossing oneself', 'make the sign of the cross', 'in the name of the Father'],
    ccc: ['2157', '2166', '1235', '1668'],
    scripture: ['Matthew 28:19', 'Galatians 6:14'],
    documents: [],
  },
];
