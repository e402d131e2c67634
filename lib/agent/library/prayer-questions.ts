/** Everyday questions about prayer, for the tests: topics parted by a stroke to questions. */
export const PRAYER_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  Contemplation: ['What is lectio divina?', 'What is contemplative prayer?', 'What is meditation?', 'Is yoga a sin?'],
  'Distraction and dryness in prayer': [
    'Why does God not answer my prayers?', 'How do I deal with distractions in prayer?', "Why doesn't God answer my prayers?",
  ],
  Forgiveness: ['How do I forgive someone who hurt me?'],
  'Forgiveness/Abuse': ['Do I have to forgive my abuser?'],
  'Forgiveness/Charity': ['How do I love my enemies?'],
  'Forgiveness/Divine Mercy/Confession': ['Does God forgive all sins?'],
  'Hail Mary': ['How do you pray the Hail Mary?'],
  Intercession: ['How do I pray for others?'],
  'Our Father': ['What is the Our Father?'],
  Prayer: ['How should I pray?'],
};
