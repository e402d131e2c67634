/** Id of the settings of the text, which buttons open. */
export const READING_ID = 'reading-settings';
