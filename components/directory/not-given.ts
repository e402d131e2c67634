import type { DirectoryKind, Profile } from './directory-kind';
import { FACT_RULES } from './fact-rules';
import { readValue } from './read-value';

/** What the client's description of a skill says that a profile may hold, by our label; whatever of it is absent is said to be so. */
const EXPECTED: Record<DirectoryKind, string[]> = {
  saints: ['birth_date', 'death_date', 'feast_day', 'canonized', 'patronage', 'iconography', 'biography', 'image_url'],
  clergy: ['current_position', 'birth_date', 'ordained_priest', 'consecrated_bishop', 'education', 'episcopal_motto', 'episcopal_lineage', 'image_url', 'coat_of_arms_url'],
  popes: ['birth_name', 'origin', 'pontificate', 'image_url', 'coat_of_arms_url'],
  dioceses: ['current_bishop', 'cathedral', 'patron_saint', 'metropolitan', 'province', 'area', 'erected', 'official_website', 'image_url'],
};
const OTHER_KEYS: Record<string, string[]> = { biography: ['biography', 'bio', 'life'], image_url: ['image_url', 'coat_of_arms_url'] };

/** Labels (`fields`) of what an agent may say of such a person or see and has not said of this one. */
export function notGiven(kind: DirectoryKind, profile: Profile): string[] {
  const isGiven = (label: string) => {
    const keys = FACT_RULES[kind].find((rule) => rule.label === label)?.keys ?? (kind === 'dioceses' || label === 'biography' ? OTHER_KEYS[label] : undefined) ?? [label];
    return keys.some((key) => readValue(profile[key]) !== undefined);
  };
  // A bishop whose consecration nobody dated may still have a day on which he became one.
  const isSaidOtherwise = (label: string) => (label === 'consecrated_bishop' && isGiven('became_bishop')) || (label === 'current_bishop' && isGiven('see_vacant')) || (label === 'metropolitan' && profile.is_metropolitan_see === true);
  return EXPECTED[kind].filter((label) => !isGiven(label) && !isSaidOtherwise(label));
}
