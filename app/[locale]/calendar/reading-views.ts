import type { PlaceView, ReadingView, SlotLabel } from '@/components/calendar/reading-view';
import type { LiturgicalDay } from '@/lib/liturgy/day';
import { englishNumbering } from '@/lib/liturgy/greek-parts';
import type { MassReadings, Reading, ScripturePlace } from '@/lib/liturgy/reading';
import { passage } from '@/lib/liturgy/scripture';
import { parseReference } from '@/lib/liturgy/scripture-reference';

/** The chapter that a place begins in, as an address of our library; none for books without text. */
function chapterHref({ textReference }: ScripturePlace): string | undefined {
  const parsed = parseReference(textReference);
  const chapter = parsed?.runs[0]?.chapter;
  return parsed?.book.file && chapter ? `/documents/${parsed.book.id}-${chapter}` : undefined;
}

function placeView(place: ScripturePlace, linked: boolean): PlaceView {
  return { reference: place.reference, href: linked ? chapterHref(place) : undefined };
}

const passionDays = ['palm_sunday_of_the_passion_of_the_lord', 'friday_of_the_passion_of_the_lord'];

function labelOf(reading: Reading, day: LiturgicalDay, mass: MassReadings): SlotLabel {
  const isVigil = mass.readings.some(({ slot }) => slot === 'third');
  if (isVigil && reading.slot === 'first') return 'vigilFirst';
  if (isVigil && reading.slot === 'second') return 'vigilSecond';
  if (reading.slot === 'gospel' && passionDays.includes(day.celebrations[0].id)) return 'passion';
  // No Alleluia is sung from Ash Wednesday until the Easter Vigil.
  if (reading.slot === 'alleluia' && (day.season === 'lent' || day.season === 'triduum')) return 'verse';
  return reading.slot;
}

/** The readings of a Mass by reference, with their headings. @param linked whether the connected agent has our library */
export function readingPlaces(mass: MassReadings, day: LiturgicalDay, linked: boolean): (PlaceView & { label: SlotLabel })[] {
  return mass.readings.map((reading) => ({ ...placeView(reading, linked), label: labelOf(reading, day, mass) }));
}

/** Psalms and some chapters are numbered otherwise in the text: Ps 19:2 of the lectionary is its Ps 19:1. Letters of part verses do not count. */
function numberedAs(place: ScripturePlace): string | undefined {
  const bare = (text: string) => text.replace(/(\d)[a-f]+/g, '$1');
  const numbering = englishNumbering(place);
  return numbering === undefined || bare(place.reference) === bare(numbering) ? undefined : numbering;
}

/** The readings of a Mass with their text from the installed Bible. */
export function readingViews(mass: MassReadings, day: LiturgicalDay, linked: boolean): ReadingView[] {
  return mass.readings.map((reading) => ({
    ...placeView(reading, linked),
    label: labelOf(reading, day, mass),
    passage: passage(reading.textReference),
    numberedAs: numberedAs(reading),
    short: reading.short && placeView(reading.short, linked),
    alternatives: reading.alternatives?.map((place) => placeView(place, linked)) ?? [],
    proper: reading.proper,
  }));
}
