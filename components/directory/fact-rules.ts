// Longer than 110 lines: it is the one list of every fact of four kinds of profile, in the order of the field, and nothing else.
import type { DirectoryKind } from './directory-kind';
import { LINEAGE_KEYS } from './read-lineage';

/** How a fact is drawn: `any` by what it is; `terms` are words of the field with a translation; `mention` is a person or see to go to. */
export type FactForm = 'any' | 'date' | 'feast' | 'terms' | 'mention' | 'web' | 'country' | 'reign' | 'area' | 'ordinal' | 'latin' | 'province';

export interface FactRule {
  /** Key of the label in the messages (`fields`). */
  label: string;
  form: FactForm;
  /** Names under which agents send it; the first present is taken. */
  keys: string[];
  /** Keys of what is said beside it in small type. */
  beside?: string[];
  /** For mentions: whose directory it is. */
  directory?: DirectoryKind;
}

const born: FactRule = { label: 'birth_date', form: 'date', keys: ['birth_date', 'date_of_birth', 'born'], beside: ['birth_place', 'birthplace', 'place_of_birth'] };
const died: FactRule = { label: 'death_date', form: 'date', keys: ['death_date', 'date_of_death', 'died'], beside: ['death_place', 'place_of_death'] };
const cause: FactRule[] = [
  { label: 'beatified', form: 'date', keys: ['beatified', 'beatification_date'] },
  { label: 'canonized', form: 'date', keys: ['canonized', 'canonised', 'canonization_date'] },
];
const feast: FactRule[] = [
  { label: 'feast_day', form: 'feast', keys: ['feast_day', 'feast', 'feast_date'], beside: ['feast_source'] },
  { label: 'feast_day_other', form: 'feast', keys: ['feast_day_other'] },
];
const orders: FactRule[] = [
  { label: 'ordained_priest', form: 'date', keys: ['ordained_priest', 'ordination_date', 'priestly_ordination'] },
  { label: 'consecrated_bishop', form: 'date', keys: ['consecrated_bishop', 'consecration_date', 'episcopal_consecration'] },
];
const order: FactRule = { label: 'religious_order', form: 'any', keys: ['religious_order', 'order'] };
const country: FactRule = { label: 'country', form: 'country', keys: ['country'] };
const mottoRule: FactRule = { label: 'episcopal_motto', form: 'latin', keys: ['episcopal_motto', 'motto'] };

function neighbours(directory: DirectoryKind): FactRule[] {
  return [
    { label: 'predecessor', form: 'mention', keys: ['predecessor'], directory },
    { label: 'successor', form: 'mention', keys: ['successor'], directory },
  ];
}

/** Facts in the order of the field. What an agent sends beyond them stands under "More details". */
export const FACT_RULES: Record<DirectoryKind, FactRule[]> = {
  saints: [
    { label: 'also_known_as', form: 'any', keys: ['also_known_as', 'aliases', 'other_names'] },
    { label: 'latin_name', form: 'latin', keys: ['latin_name'] },
    born,
    died,
    ...cause,
    ...feast,
    { label: 'titles', form: 'terms', keys: ['titles'] },
    { label: 'vocation', form: 'terms', keys: ['vocation'] },
    order,
    country,
    { label: 'patronage', form: 'any', keys: ['patronage', 'patron_of', 'patronages'] },
    { label: 'iconography', form: 'any', keys: ['iconography', 'attributes'] },
    { label: 'learn_more_url', form: 'web', keys: ['learn_more_url'] },
  ],
  clergy: [
    { label: 'current_position', form: 'any', keys: ['current_position'], beside: ['position_since'] },
    { label: 'see', form: 'mention', keys: ['see', 'diocese', 'current_see'], directory: 'dioceses' },
    { label: 'cardinal_order', form: 'terms', keys: ['cardinal_order'] },
    born,
    died,
    ...orders,
    { label: 'became_bishop', form: 'date', keys: ['became_bishop'] },
    { label: 'principal_consecrator', form: 'mention', keys: ['principal_consecrator', 'consecrator', 'consecrated_by'], directory: 'clergy' },
    { label: 'elevated_cardinal', form: 'date', keys: ['elevated_cardinal', 'cardinal_elevation', 'created_cardinal'] },
    { label: 'created_cardinal_by', form: 'mention', keys: ['created_cardinal_by'], directory: 'popes' },
    order,
    country,
    { label: 'education', form: 'any', keys: ['education'] },
    mottoRule,
    { label: 'episcopal_lineage', form: 'any', keys: LINEAGE_KEYS },
    ...neighbours('clergy'),
  ],
  popes: [
    { label: 'ordinal', form: 'ordinal', keys: ['ordinal'] },
    { label: 'pontificate', form: 'reign', keys: ['pontificate'] },
    { label: 'birth_name', form: 'any', keys: ['birth_name'] },
    born,
    { label: 'origin', form: 'any', keys: ['origin'] },
    ...orders,
    { label: 'created_cardinal', form: 'date', keys: ['created_cardinal', 'elevated_cardinal'] },
    { label: 'elected', form: 'date', keys: ['elected'] },
    { label: 'installed', form: 'date', keys: ['installed'] },
    died,
    { label: 'canonical_status', form: 'terms', keys: ['canonical_status'] },
    ...cause,
    ...feast,
    order,
    mottoRule,
    ...neighbours('popes'),
  ],
  dioceses: [
    { label: 'current_bishop', form: 'mention', keys: ['current_bishop'], beside: ['current_bishop_since'], directory: 'clergy' },
    { label: 'see_vacant', form: 'any', keys: ['see_vacant'] },
    { label: 'local_name', form: 'any', keys: ['local_name'] },
    { label: 'cathedral', form: 'any', keys: ['cathedral'] },
    { label: 'patron_saint', form: 'mention', keys: ['patron_saint'], directory: 'saints' },
    { label: 'metropolitan', form: 'mention', keys: ['metropolitan'], directory: 'dioceses' },
    { label: 'province', form: 'province', keys: ['province'] },
    { label: 'rite', form: 'terms', keys: ['rite'] },
    country,
    { label: 'state', form: 'any', keys: ['state'] },
    { label: 'city', form: 'any', keys: ['city'] },
    { label: 'erected', form: 'date', keys: ['erected'] },
    { label: 'elevated', form: 'date', keys: ['elevated'] },
    { label: 'area', form: 'area', keys: ['area'] },
    { label: 'depends_on', form: 'any', keys: ['depends_on'] },
    { label: 'official_website', form: 'web', keys: ['official_website'] },
  ],
};
