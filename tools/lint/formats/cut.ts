/** Longest text of one line that people read in a report, in UTF-16 units. */
const longest = 1000

/** Text with its end left out where it is longer than anybody reads, such as a value of 80 kB. */
export const cut = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`
