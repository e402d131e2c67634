/** A document many look for; `lang` is the language of its title. */
export interface WellKnown {
  id: string;
  title: string;
  lang: string;
  year: string;
}

/** A beginning for who has none in mind; ids are those of the built-in library, and a test looks whether it has them. */
export const wellKnown: readonly WellKnown[] = [
  { id: 'rerum-novarum', title: 'Rerum Novarum', lang: 'la', year: '1891' },
  { id: 'sacrosanctum-concilium', title: 'Sacrosanctum Concilium', lang: 'la', year: '1963' },
  { id: 'lumen-gentium', title: 'Lumen Gentium', lang: 'la', year: '1964' },
  { id: 'dei-verbum', title: 'Dei Verbum', lang: 'la', year: '1965' },
  { id: 'gaudium-et-spes', title: 'Gaudium et Spes', lang: 'la', year: '1965' },
  { id: 'humanae-vitae', title: 'Humanae Vitae', lang: 'la', year: '1968' },
  { id: 'evangelium-vitae', title: 'Evangelium Vitae', lang: 'la', year: '1995' },
  { id: 'deus-caritas-est', title: 'Deus Caritas Est', lang: 'la', year: '2005' },
  { id: 'evangelii-gaudium', title: 'Evangelii Gaudium', lang: 'la', year: '2013' },
  { id: 'laudato-si', title: 'Laudato Si’', lang: 'it', year: '2015' },
];

/** The parts of the Catechism by their paragraphs; keys name the messages in `documents.parts`. */
export const catechismParts = [
  { key: 'prologue', from: 1, to: 25 },
  { key: 'faith', from: 26, to: 1065 },
  { key: 'liturgy', from: 1066, to: 1690 },
  { key: 'life', from: 1691, to: 2557 },
  { key: 'prayer', from: 2558, to: 2865 },
] as const;
