/** A condition as the end of a sentence: ", if it rains", or ", otherwise" where other conditions come before it. */
export const whenInWords = (when: string | undefined): string =>
  when === undefined ? '' : when.startsWith('otherwise') ? `, ${when}` : `, if ${when}`
