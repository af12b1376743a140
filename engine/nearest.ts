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
    const edits = distance(id, candidate)
    if (edits < least) {
      least = edits
      best = candidate
    }
  }
  return best
}

/** Question after an unknown id: 'Did you mean "liens"?'. Undefined if no known id is near. */
export function didYouMean(id: string, known: Iterable<string>, marks = '""'): string | undefined {
  const near = nearest(id, known)
  return near === undefined ? undefined : `Did you mean ${marks[0]}${near}${marks[1]}?`
}

/** Sentence about an unknown id, followed by the question whether a near one was meant. */
export function withNearest(sentence: string, id: string, known: Iterable<string>): string {
  const question = didYouMean(id, known)
  return question === undefined ? sentence : `${sentence} ${question}`
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let line = 1; line <= a.length; line++) {
    const next = [line]
    for (let column = 1; column <= b.length; column++) {
      const swap = (row[column - 1] ?? 0) + (a[line - 1] === b[column - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
