const LONGEST = 60;

/** A name that every system takes: letters and digits of the question, and the day it was answered. @param day `YYYY-MM-DD` @param ending with its dot */
export function fileName(question: string, day: string, ending: string): string {
  const words = [...question.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join('').replace(/^-+|-+$/g, '');
  return `${words.toLowerCase() || 'answer'}-${day}${ending}`;
}
