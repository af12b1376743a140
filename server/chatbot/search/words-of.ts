/** Apostrophes go, so that "what's" and "whats" are the same word. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
