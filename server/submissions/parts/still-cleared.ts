import type { Application } from '../../applications/application.ts'
import type { ClearedSubject, LoanFile } from '../../applications/loan-file.ts'

/** Returns those of the given subjects that the desk has cleared. The others rested on an answer that is given anew. */
export const stillCleared = (
  { loanFile: { cleared } }: Application,
  ...subjects: readonly ClearedSubject[]
): Pick<LoanFile, 'cleared'> =>
  cleared ? { cleared: cleared.filter((each) => subjects.includes(each)) } : {}
