import type { Application } from '../../applications/application.ts'
import type { ClearedSubject, LoanFile } from '../../applications/loan-file.ts'

/** Returns what the desk has cleared, without subjects that rested on an answer which is given anew. */
export const stillCleared = (
  { loanFile: { cleared } }: Application,
  ...subjects: readonly ClearedSubject[]
): Pick<LoanFile, 'cleared'> =>
  cleared ? { cleared: cleared.filter((each) => subjects.includes(each)) } : {}
