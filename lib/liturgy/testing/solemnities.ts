/** Solemnities that every calendar keeps once in every year, wherever it keeps them. */
export const solemnities: readonly string[] = [
  'joseph_spouse_of_mary', 'annunciation_of_the_lord', 'nativity_of_john_the_baptist', 'peter_and_paul_apostles', 'all_saints', 'nativity_of_the_lord',
  'assumption_of_the_blessed_virgin_mary', 'immaculate_conception_of_the_blessed_virgin_mary', 'epiphany_of_the_lord', 'ascension_of_the_lord',
  'most_holy_body_and_blood_of_christ', 'most_sacred_heart_of_jesus', 'easter_sunday', 'pentecost_sunday', 'most_holy_trinity',
  'our_lord_jesus_christ_king_of_the_universe', 'mary_mother_of_god', 'commemoration_of_all_the_faithful_departed',
];
