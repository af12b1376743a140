import { Problem } from '../../errors/problem.ts'

/** Number of files that are being read, by person. */
const counts = new Map<string, number>()

/**
 * Reads a file unless as many of the person's are being read already: each is in memory for as long as its sender takes. Throws a
 * Problem (503) otherwise.
 */
export async function whileBeingRead<File>(
  { person, most }: { readonly person: string; readonly most: number },
  read: () => Promise<File>,
): Promise<File> {
  const count = counts.get(person) ?? 0
  if (count >= most) throw new Problem(503, 'UPLOADS_BUSY')
  counts.set(person, count + 1)
  try {
    return await read()
  } finally {
    const left = (counts.get(person) ?? 0) - 1
    if (left > 0) counts.set(person, left)
    else counts.delete(person)
  }
}
