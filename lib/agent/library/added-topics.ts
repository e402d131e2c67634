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
  {
    topic: 'Becoming Catholic',
    synonyms: [
      'become Catholic', 'become a Catholic', 'want to be Catholic', 'convert to Catholicism', 'join the Church', 'join the Catholic Church', 'enter the Catholic Church', 'Christian initiation of adults', 'adult baptism',
      'RCIA', 'OCIA', 'catechumenate', 'catechumen', 'catechumens',
    ],
    ccc: ['1229-1233', '1247-1249'],
    scripture: ['Acts 2:37-41', 'Acts 8:35-38', 'Romans 10:9-10'],
    documents: ['ad-gentes'],
  },
  {
    topic: 'Paschal Mystery',
    synonyms: ['paschal mystery of Christ', 'mystery of Easter', 'Easter mystery', 'Pasch of Christ', 'Passover of Christ', 'Christ our Passover'],
    ccc: ['571', '654-655', '1067-1068', '1085', '1113-1134'],
    scripture: ['1 Corinthians 5:7-8', 'Romans 6:3-5', 'Luke 24:25-27', 'John 13:1'],
    documents: ['sacrosanctum-concilium', 'mysterii-paschalis'],
  },
  {
    topic: 'Date of Easter',
    synonyms: [
      'Easter date', 'why is Easter on a different date every year', 'how is the date of Easter calculated', 'how Easter is calculated', 'how is the date of Easter determined', 'why does the date of Easter change',
      'Easter a movable feast', 'Orthodox Easter', 'fixed date of Easter', 'computus',
    ],
    ccc: ['1169-1170'],
    scripture: ['Exodus 12:2-6', 'Leviticus 23:5', 'John 20:1'],
    documents: ['first-council-of-nicaea', 'sacrosanctum-concilium'],
  },
  {
    topic: 'Conclave',
    synonyms: [
      'election of the pope', 'papal election', 'papal elections', 'how is a pope elected', 'elect a pope', 'elect the pope', 'who elects the pope', 'how is the pope chosen', 'choose a new pope', 'cardinals elect the pope', 'sede vacante',
      'vacancy of the See', 'white smoke',
    ],
    ccc: ['881-882'],
    scripture: ['Matthew 16:18-19', 'Acts 1:23-26'],
    documents: ['universi-dominici-gregis', 'normas-nonnullas', 'vacantis-apostolicae-sedis', 'third-lateran-council'],
  },
  {
    topic: 'Synodality',
    synonyms: ['synodal', 'synodal Church', 'synod', 'synods', 'Synod of Bishops', 'synod on synodality'],
    ccc: ['884-887'],
    scripture: ['Acts 15:6-12', 'Acts 15:28-29', 'Matthew 18:19-20'],
    documents: ['episcopalis-communio', 'apostolica-sollicitudo', 'christus-dominus'],
  },
  {
    topic: 'Simony',
    synonyms: ['simoniac', 'Simon the magician', 'Simon Magus', 'buying and selling of sacraments', 'selling sacraments', 'selling church offices', 'buying church offices', 'selling blessed objects'],
    ccc: ['2121'],
    scripture: ['Acts 8:18-20', 'Matthew 10:8'],
    documents: ['first-lateran-council'],
  },
  {
    topic: 'Lectio divina',
    synonyms: ['praying with Scripture', 'pray with the Bible', 'pray the Scriptures', 'sacred reading', 'prayerful reading of Scripture', 'how to read the Bible prayerfully'],
    ccc: ['2653-2654', '2705-2708'],
    scripture: ['Psalm 1:2', 'Luke 2:19', 'Joshua 1:8'],
    documents: ['verbum-domini', 'dei-verbum'],
  },
  {
    topic: 'Yoga',
    synonyms: ['do yoga', 'practise yoga', 'yoga meditation', 'zen', 'zen meditation', 'transcendental meditation', 'mindfulness', 'Eastern meditation'],
    ccc: ['2726-2728', '2705-2708'],
    scripture: ['Matthew 6:6-8', '1 Thessalonians 5:21', 'John 15:4-5'],
    documents: ['nostra-aetate'],
  },
];
