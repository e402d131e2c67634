/** Parts of keys that are written in capitals. */
const CAPITALS = new Set(['url', 'id', 'iso', 'un', 'ccc', 'us', 'ap']);

/**
 * A label for a field nobody has named: `cause_of_death` is "Cause of death", `episcopalLineage` "Episcopal lineage".
 * The words stay the agent's own, so the label is in the agent's language.
 */
export function humaniseKey(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_-]+/).filter(Boolean);
  const label = words.map((word) => (CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase())).join(' ');
  return label ? label.charAt(0).toUpperCase() + label.slice(1) : key;
}
