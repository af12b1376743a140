/** Most words of a sentence that is read in passing. */
export const mostWords = 30

export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** First words of a text, with an ellipsis where more follow. */
export const firstWords = (text: string, most: number): string =>
  countWords(text) <= most ? text : `${text.trim().split(/\s+/).slice(0, most).join(' ')}…`

/** Names with commas between them, as many as there is room for; the others are counted. */
export function listed(names: readonly string[], most: number): string {
  const more = (taken: number) => (taken < names.length ? ' and some more' : '')
  const fits = (taken: number) => countWords(names.slice(0, taken).join(', ') + more(taken)) <= most
  const all = names.map((_, index) => index + 1)
  const taken = Math.max(1, all.findLast(fits) ?? 1)
  const said = names
    .slice(0, taken)
    .map((name) => firstWords(name, taken < names.length ? Math.max(1, most - 3) : most))
    .join(', ')
  const left = names.length - taken
  return left <= 0 ? said : `${said} and ${left} more`
}

/** A condition with as many of its clauses as there is room for, and an ellipsis where more follow. */
export function firstClauses(condition: string, most: number): string {
  if (countWords(condition) <= most) return condition
  const start = condition.trim().split(/\s+/).slice(0, most).join(' ')
  const end = Math.max(start.lastIndexOf(' and '), start.lastIndexOf(' or '))
  const kept = end > 0 ? start.slice(0, end) : start
  const open = kept.split('(').length - kept.split(')').length
  return `${kept}…${')'.repeat(Math.max(0, open))}`
}

/** Two texts from where they begin to differ, each with a word before that and an ellipsis for what is left out. */
export function aroundDifference(now: string, before: string, most: number): readonly [string, string] {
  const [is, was] = [now, before].map((text) => text.trim().split(/\s+/))
  if (is === undefined || was === undefined || Math.max(is.length, was.length) <= most) return [now, before]
  const same = is.findIndex((word, index) => word !== was[index])
  const from = Math.max(0, (same === -1 ? is.length : same) - 1)
  const cut = (words: readonly string[]) =>
    `${from > 0 ? '…' : ''}${firstWords(words.slice(from).join(' '), most)}`
  return [cut(is), cut(was)]
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
