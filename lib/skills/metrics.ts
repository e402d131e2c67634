/** The 19 yearly measures of a diocese, in the order of the client's skill description. `area_km2` in square kilometres, `percent_catholic` in percent. */
export const METRICS = [
  'catholics',
  'total_population',
  'percent_catholic',
  'diocesan_priests',
  'religious_priests',
  'total_priests',
  'catholics_per_priest',
  'permanent_deacons',
  'male_religious',
  'female_religious',
  'parishes',
  'area_km2',
  'churches_or_stations',
  'diocesan_priests_ordained',
  'religious_priests_ordained',
  'seminarians',
  'educational_institutes',
  'charitable_institutes',
  'baptisms',
] as const;

export type Metric = (typeof METRICS)[number];

export function isMetric(text: string): text is Metric {
  return (METRICS as readonly string[]).includes(text);
}
