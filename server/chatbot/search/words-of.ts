/** Splits a text into words. Apostrophes are removed, so that "what's" and "whats" are equal. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
