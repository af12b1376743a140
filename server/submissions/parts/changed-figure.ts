import type { ChangedFigure } from '#generated/api'
import type { Application } from '../../applications/application.ts'
import type { LoanFile } from '../../applications/loan-file.ts'

/** Returns the list of changed figures with one more, if the applicant stated another figure before. Reviewers read it. */
export function changedFigure(
  { loanFile }: Application,
  { from, to, ...figure }: Omit<ChangedFigure, 'at' | 'from'> & { readonly from: number | undefined },
  now: Date,
): Pick<LoanFile, 'changedFigures'> {
  if (from === undefined || from === to) return {}
  const change = { ...figure, from, to, at: now.toISOString() }
  return { changedFigures: [...(loanFile.changedFigures ?? []), change] }
}
