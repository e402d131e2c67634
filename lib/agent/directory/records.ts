// Longer than 110 lines: it is the one list of every field of five kinds of record, and nothing else.
/**
 * The records of `lib/agent/data`, as compiled. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as exact as their source;
 * a feast day is `MM-DD`. Where a field is missing the sources were silent. See SOURCES.md beside the data.
 */
export type PartialDate = string;
export type MonthDay = string;

/** One direct hit and what else matched, best first, at most twenty. */
export type Hit<T> = { record: T; alternates: T[] };

export type SaintRecord = {
  saint_id: string;
  primary_name: string;
  also_known_as?: string[];
  latin_name?: string;
  /** Absent: a person. `martyrology-entry` is a bare line of the Martyrology's index. */
  record_type?: 'martyrology-entry' | 'marian-title' | 'group';
  canonical_status?: 'saint' | 'blessed' | 'venerable' | 'servant-of-god';
  titles?: string[];
  vocation?: string;
  gender?: string;
  religious_order?: string[];
  country?: string[];
  country_code?: string;
  birth_place?: string;
  birth_date?: PartialDate;
  birth_date_approximate?: boolean;
  birth_date_range?: PartialDate[];
  birth_date_disputed?: PartialDate[];
  birth_century?: number;
  death_date?: PartialDate;
  death_date_approximate?: boolean;
  death_date_range?: PartialDate[];
  death_century?: number;
  dates_agreed?: string[];
  feast_day?: MonthDay;
  feast_day_other?: MonthDay;
  feast_source?: string;
  beatified?: PartialDate;
  canonized?: PartialDate;
  patronage?: string[];
  iconography?: string[];
  pope_id?: string;
  romcal_id?: string;
  wikidata?: string;
  martyrology_entry?: string;
  /** An early saint whose church (Catholic or another) the source does not state. */
  church_unstated?: boolean;
  sources: string[];
};

export type PopeRecord = {
  pope_id: string;
  primary_name: string;
  papal_name: string;
  /** Place in the list of popes, 1 to 267. */
  ordinal: number;
  /** Another number (Roman) or name under which lists have the same pope. */
  also_numbered?: string;
  pope_title?: string;
  canonical_status?: string;
  birth_name?: string;
  origin: string;
  birthplace_historical?: string;
  birth_date?: PartialDate;
  birth_date_approximate?: boolean;
  death_date?: PartialDate;
  death_place?: string;
  pontificate: { start: PartialDate; end?: PartialDate | null };
  elected?: PartialDate;
  installed?: PartialDate;
  ordained_priest?: PartialDate;
  consecrated_bishop?: PartialDate;
  created_cardinal?: PartialDate;
  beatified?: PartialDate;
  canonized?: PartialDate;
  feast_day?: MonthDay;
  religious_order?: string[];
  episcopal_motto?: string;
  /** How many of three lists agree with the years. */
  dates_confirmed_by: number;
};

export type ClergyRecord = {
  person_id: string;
  primary_name: string;
  source_table: 'cd_persons' | 'cd_persons_historical';
  title: string;
  current_position: string;
  /** Set for the popes under their birth names: they serve links and stay out of `findPerson`. */
  pope_id?: string;
  cardinal_order?: string;
  /** Place in the order of cardinals, 1 first. */
  precedence?: number;
  country?: string;
  religious_order?: string;
  birth_date?: PartialDate;
  birth_date_approximate?: boolean;
  birth_date_disputed?: PartialDate[];
  birth_place?: string;
  death_date?: PartialDate;
  ordained_priest?: PartialDate;
  /** Mostly the consecration, sometimes the appointment. */
  became_bishop?: PartialDate;
  consecrated_bishop?: PartialDate;
  elevated_cardinal?: PartialDate;
  created_cardinal_by?: string;
  elected_pope?: PartialDate;
  conclave_eligible_2026_01?: boolean;
  see_code?: string;
  position_since?: PartialDate;
  wikidata?: string;
  confirmed_by_two_sources?: boolean;
  sources: string[];
};

export type DioceseRecord = {
  source_code: string;
  code_system: 'catholic-hierarchy' | 'litcal' | 'cibvia' | 'own';
  primary_name: string;
  see_name: string;
  local_name?: string;
  jurisdiction_type?: string;
  rite: string;
  country: string;
  country_code: string;
  region_primary: string;
  state?: string;
  state_code?: string;
  city?: string;
  metropolitan?: string;
  is_metropolitan_see?: boolean;
  suffragans?: string[];
  province?: string;
  depends_on?: string;
  cathedral?: string;
  patron_saint?: string;
  area?: string;
  area_km2?: number;
  erected?: PartialDate;
  elevated?: PartialDate;
  renamed?: PartialDate;
  united?: PartialDate;
  restored?: PartialDate;
  official_website?: string;
  reference_url?: string;
  current_bishop?: string;
  current_bishop_since?: PartialDate;
  see_vacant?: boolean;
  latitude?: number;
  longitude?: number;
  /** How many yearly rows `statisticsOf` has. */
  statistics_years?: number;
  sources: string[];
};

/** One year of one see. Counts are persons, parishes or kilometres squared; `percent_catholic` is 0 to 100. */
export type StatisticsRow = {
  source_code: string;
  year: number;
  catholics?: number;
  total_population?: number;
  percent_catholic?: number;
  diocesan_priests?: number;
  religious_priests?: number;
  total_priests?: number;
  catholics_per_priest?: number;
  permanent_deacons?: number;
  male_religious?: number;
  female_religious?: number;
  parishes?: number;
  seminarians?: number;
  /** The yearbook, such as AP2005, or another source; absent where the sign of the yearbook is broken. */
  source?: string;
  /** Where the figures were read. */
  provenance: string;
  source_url?: string;
  /** Empty cells of the source were placed from the neighbouring years. */
  columns_inferred?: boolean;
};
