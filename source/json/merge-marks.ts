/** Part of a file that a merge left unresolved, by line numbers from 1. */
export interface MergeConflict {
  readonly from: number
  readonly to: number
}

/** Line that git writes around the two sides of a conflict. */
const mark = /^[ \t]*(<{7}|>{7}|={7}|\|{7})(?:[ \t].*)?\r?$/

/** Conflicts that git marked in a text, by their first and last marked line. */
export function mergeConflicts(text: string): readonly MergeConflict[] {
  if (!hasMarks(text)) return []
  const conflicts: MergeConflict[] = []
  let from: number | undefined
  let last = 0
  for (const [index, line] of text.split('\n').entries()) {
    const [, sign] = mark.exec(line) ?? []
    if (sign === undefined) continue
    const isNew = sign.startsWith('<') && from !== undefined
    if (isNew) conflicts.push({ from: from ?? last, to: last })
    if (isNew || from === undefined) from = index + 1
    last = index + 1
    if (!sign.startsWith('>')) continue
    conflicts.push({ from, to: last })
    from = undefined
  }
  return from === undefined ? conflicts : [...conflicts, { from, to: last }]
}

/** Whether a text may hold a mark of git; quick, for the many texts that do not. */
export const hasMarks = (text: string): boolean =>
  ['<<<<<<<', '>>>>>>>', '=======', '|||||||'].some((sign) => text.includes(sign))
