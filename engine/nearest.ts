import { isInvisible, nameCharacter } from './name-character.ts'

/**
 * Known id with the fewest edits from the one given, if near enough to be meant: by default up to half of its length.
 */
export function nearest(
  id: string,
  known: Iterable<string>,
  most = Math.floor(id.length / 2),
): string | undefined {
  let best: string | undefined
  let least = most + 1
  for (const candidate of known) {
    // Fewer edits than the lengths differ by are impossible; so a value of 80 kB is compared with nothing.
    if (Math.abs(candidate.length - id.length) > least) continue
    const edits = distance(id, candidate)
    if (edits < least) {
      least = edits
      best = candidate
    }
  }
  return best
}

/**
 * Question after an unknown id: 'Did you mean "liens"?', with the character in which both differ if one looks like the
 * other. Undefined if no known id is near.
 */
export function didYouMean(id: string, known: Iterable<string>, marks = '""'): string | undefined {
  const near = nearest(id, known)
  if (near === undefined) return undefined
  const difference = lookAlike(id, near)
  return [
    `Did you mean ${marks[0]}${near}${marks[1]}?`,
    ...(difference === undefined ? [] : [difference]),
  ].join(' ')
}

/** Sentence about an unknown id, followed by the question whether a near one was meant. */
export function withNearest(sentence: string, id: string, known: Iterable<string>): string {
  const question = didYouMean(id, known)
  return question === undefined ? sentence : `${sentence} ${question}`
}

/** Sentence on the first character in which two ids differ, if a person can hardly see it; otherwise undefined. */
function lookAlike(id: string, near: string): string | undefined {
  const [given, meant] = [[...id], [...near]]
  const index = given.findIndex((char, at) => char !== meant[at])
  const at = index < 0 ? given.length : index
  const [here, there] = [given[at], meant[at]]
  if (!isHardToSee(here, there) && !isHardToSee(there, here)) return undefined
  const name = (char: string | undefined) => (char === undefined ? 'nothing' : nameCharacter(char))
  return `Character ${at + 1} is ${name(here)} here and ${name(there)} there.`
}

/** Letters and digits that many typefaces draw alike. */
const twins = ['Il1|', 'O0']

const isHardToSee = (char: string | undefined, other: string | undefined): boolean =>
  char !== undefined &&
  (char > '~' ||
    isInvisible(char) ||
    twins.some((alike) => other !== undefined && alike.includes(char) && alike.includes(other)))

/** Edits from one text to another. Two letters turned round are a little less than one edit: no slip is more common. */
function distance(a: string, b: string): number {
  let before: readonly number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let line = 1; line <= a.length; line++) {
    const next = [line]
    for (let column = 1; column <= b.length; column++) {
      const swap = (row[column - 1] ?? 0) + (a[line - 1] === b[column - 1] ? 0 : 1)
      const isTurned = a[line - 1] === b[column - 2] && a[line - 2] === b[column - 1]
      const turned = isTurned && line > 1 && column > 1 ? (before[column - 2] ?? 0) + 0.9 : swap
      next.push(Math.min(swap, turned, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
