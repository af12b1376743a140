/** The locale in which every message is written first, and by which the linter measures all others. */
export const writtenLocale = 'en-US'
