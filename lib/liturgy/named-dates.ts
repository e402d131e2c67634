/** Where a text names its own day; further down other dates may be spoken of. */
const HEAD = 500;
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const monthWords = months.join('|');
const dates = new RegExp(String.raw`\b(\d{4})-(\d{2})-(\d{2})\b|\b(${monthWords})\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b|\b(\d{1,2})(?:st|nd|rd|th)?\s+(${monthWords}),?\s+(\d{4})\b`, 'gi');

/** A date in a text: as it stands there, what it is (`YYYY-MM-DD`), and where it ends. */
export interface NamedDate {
  words: string;
  date: string;
  end: number;
}

/** The dates that the head of an English text names, in order. */
export function namedDates(text: string): NamedDate[] {
  return [...text.slice(0, HEAD).matchAll(dates)].map((found) => {
    const [words, year, month, day, monthA, dayA, yearA, dayB, monthB, yearB] = found;
    const number = (name: string | undefined) => String(months.indexOf((name ?? '').toLowerCase()) + 1).padStart(2, '0');
    const date = year ? `${year}-${month}-${day}` : monthA ? `${yearA}-${number(monthA)}-${dayA?.padStart(2, '0')}` : `${yearB}-${number(monthB)}-${dayB?.padStart(2, '0')}`;
    return { words, date, end: found.index + words.length };
  });
}
