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
    // romcal gives the year 618 to the martyrs of Uganda; the rest is that of his other records.
    'charles-lwanga': { death_date: '1886-06-03' },
    // romcal gives Columba the year of Columban; Bede and Adomnán have 597.
    'columba-of-iona': { death_date: '0597-06-09' },
    // Traditional days (2 and 21 March); the source has them turned into the Gregorian calendar.
    'benedict-of-nursia': { birth_date: '0480-03-02', death_date: '0547-03-21' },
    // Scripture is silent on his death.
    'joseph-spouse-of-mary': { death_date: null },
    // romcal has 1635; he died at Nagasaki on 29 September 1637 (Roman Martyrology, 28 September).
    'lawrence-ruiz': { death_date: '1637' },
    // romcal has 929; the two other records of him, and most historians, have 935.
    'wenceslaus-i-of-bohemia': { death_date: '0935-09-28' },
    // The index's own entries of these, once the foreign ones are gone.
    'eucherius-of-lyon': entry('mr:1116-eucherius', 'FR'),
    'peter-liu-zeyu': entry('mr:0717-petrus-liu-ziyu', 'CN'),
    'august-czartoryski': { ...entry('mr:0408-augustus-czartoryskus', 'IT'), canonical_status: 'blessed' },
    // By her bare name too; no source lists it.
    'blessed-virgin-mary': { also_known_as: ['Mary', 'Mary, Mother of God', 'Our Lady'] },
    // The index was read at the wrong word: a place, a church or a founder instead of the person of the entry.
    'augustine-02-06': { primary_name: 'Angelus of Furci' },
    'francis-02-07': { primary_name: 'Riccerius' },
    'jacut-02-08': { primary_name: 'Honoratus' },
    'vincent-04-09': { primary_name: 'Casilda' },
    'peter-the-younger': { primary_name: 'Bede the Younger' },
    'peter-04-15': { primary_name: 'Abundius' },
    'bernard-06-13': { primary_name: 'Gerard' },
    'sigolena-07-24': { primary_name: 'Boris and Gleb' },
    'francis-08-23': { primary_name: 'Florentino Pérez Romero' },
    'augustine-08-27': { primary_name: 'Angelus Conti' },
    'francis-09-16': { primary_name: 'Laureano Ferrer Cardet' },
    'camillus-09-26': { primary_name: 'Aloysius Tezza' },
    'john-of-jerusalem': { primary_name: 'Peter of Imola' },
    'auxentius-11-05': { primary_name: 'Theotimus and companions' },
    'louis-10-17': { primary_name: 'Marie-Nathalie of Saint Louis Vanot and companions' },
    // "a Sancto Francisco Borgia" is part of another name.
    'francis-borgia-10-23': {
      primary_name: 'Mary Clotilde Angela of Saint Francis Borgia Paillot and companions',
      canonical_status: 'blessed',
    },
  },
};
