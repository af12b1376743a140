/** Splits a text into words. Apostrophes are removed, so that "what's" and "whats" are equal. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Removes accents, which many people do not type. */
export const plainWord = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
