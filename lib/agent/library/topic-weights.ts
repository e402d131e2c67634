/** Topics that are named in questions about others: "Ist Selbstmord eine Todsünde?" is about suicide. All others weigh 1. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'God': 0.25, 'Church': 0.2, 'Scripture': 0.24, 'Jesus Christ': 0.3, 'Sin': 0.49, 'Prayer': 0.49, 'Mary': 0.65, 'Pope': 0.65, 'Saints': 0.45,
  'Mortal sin': 0.5, 'Holy Orders': 0.6, 'Heaven': 0.6, 'Hell': 0.6, 'Sacraments': 0.6, 'Soul': 0.7, 'Death': 0.55, 'Grace': 0.8,
  'Salvation': 0.8, 'Creation': 0.9, 'Marriage': 0.9, 'Eucharist': 0.95,
};

/** How much a word of a topic says about what a question asks, 0 to 1. */
export function weightOfTopic(topic: string): number {
  return WEIGHTS[topic] ?? 1;
}

/** Topics whose words are everyday words as well: alone they do not show that a question is meant for this library. */
export const EVERYDAY_TOPICS: ReadonlySet<string> = new Set([
  'Mass', 'Marriage', 'Divorce', 'Contraception', 'Homosexuality', 'Abortion', 'Euthanasia', 'Suicide', 'Death penalty', 'Burial and cremation',
  'Environment', 'Heaven', 'Hell', 'Creation', 'Forgiveness', 'Salvation', 'Fasting', 'Conscience', 'Confirmation', 'Confession', 'Soul', 'Grace',
  'Angels', 'Death', 'Pope', 'Holy Orders', 'Indulgences', 'Mary',
]);
