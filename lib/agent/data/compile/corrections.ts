/** What single records must say instead: file, id, field, value; `null` takes the field away. */
export type Corrections = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** What an entry of the Roman Martyrology's index gives a saint known from Wikidata alone. */
function entry(id: string, country: string): Record<string, unknown> {
  return {
    feast_day: `${id.slice(3, 5)}-${id.slice(5, 7)}`,
    feast_source: 'Roman Martyrology',
    martyrology_entry: id,
    country_code: country,
    sources: ['Wikidata', 'Roman Martyrology index'],
  };
}

/** Read one by one; the reason stands beside each. What is wrong in a whole kind of record is a rule in correct.ts instead. */
export const CORRECTIONS: Corrections = {
  popes: {
    // Nothing old gives a year of birth for the popes of the first century; the list guesses.
    peter: { birth_date: null, birth_date_approximate: null },
    linus: { birth_date: null, birth_date_approximate: null },
    anacletus: { birth_date: null, birth_date_approximate: null },
    'clement-i': { birth_date: null, birth_date_approximate: null },
    // Died, and is kept, on 10 November (Liber Pontificalis; the source slipped by two months).
    'leo-i': { death_date: '0461-11-10', pontificate: { start: '0440-09-29', end: '0461-11-10' } },
    // His pontificate ended with his death; the source has 15 March for the one and 25 March for the other.
    zachary: { death_date: '0752-03-15' },
  },
  saints: {
    // romcal gives the year 618 to the martyrs of Uganda. The rest is that of the record charles-lwanga-1886.
    'charles-lwanga': {
      birth_date: '1860',
      death_date: '1886-06-03',
      canonized: '1964-10-18',
      country: ['Uganda'],
      patronage: ['Uganda', 'African youth', 'young people'],
    },
    // romcal gives Columba the year of Columban; Bede and Adomnán have 597.
    'columba-of-iona': { death_date: '0597-06-09' },
    // Traditional days (2 and 21 March); the source has them turned into the Gregorian calendar.
    'benedict-of-nursia': { birth_date: '0480-03-02', death_date: '0547-03-21' },
    // Scripture is silent on his death.
    'joseph-spouse-of-mary': { death_date: null },
    // romcal has 1635; he died at Nagasaki on 29 September 1637 (Roman Martyrology, 28 September).
    'lawrence-ruiz': { death_date: '1637' },
    // The index's own entries of these, once the foreign ones are gone.
    'eucherius-of-lyon': entry('mr:1116-eucherius', 'FR'),
    'peter-liu-zeyu': entry('mr:0717-petrus-liu-ziyu', 'CN'),
    'mary-catherine-of-st-augustine': entry('mr:0508-maria-catharina-a-sancto-augustino-symon-de-longprey', 'CA'),
    'august-czartoryski': { ...entry('mr:0408-augustus-czartoryskus', 'IT'), canonical_status: 'blessed' },
    // The source has his rank in his name; 3 October is his day in the calendars of the Jesuits and of Spain.
    'francis-borgia-4th-duke-of-gandia': { primary_name: 'Francis Borgia', feast_day_other: '10-03' },
    // The index was read at the wrong word: "a Sancto Francisco Borgia" is part of another name.
    'francis-borgia-10-23': {
      primary_name: 'Mary Clotilde Angela of Saint Francis Borgia Paillot and companions',
      canonical_status: 'blessed',
    },
  },
};
