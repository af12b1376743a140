/** Words for the errors of the file system that a person can mend. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  ELOOP: 'its links lead in a circle',
  ENOTDIR: 'it is a file, and a folder belongs here',
  EISDIR: 'it is a folder, and a file belongs here',
  ENOENT: 'there is no such file',
}

/** Reason why a file or folder cannot be read, in words. Throws an error that is not of the file system. */
export function fileFault(error: unknown): string {
  const code = codeOf(error)
  if (code === undefined) throw error
  return words[code] ?? `the system says ${code}`
}

/** Whether an error says that there is no such file or folder. */
export const isAbsent = (error: unknown): boolean => codeOf(error) === 'ENOENT'

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
