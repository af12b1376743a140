import type { Application } from '../../applications/application.ts'
import type { ClearedSubject } from '../../applications/loan-file.ts'
import type { Patch } from '../../applications/patch.ts'

/** Somebody at the desk has looked, and the application goes on. */
export const reviewed = { channel: 'MAIL', template: 'reviewed' } as const

/** The desk found a subject in order: the job that raised it goes on the next time, and the applicant, who may have left, hears of it. */
export const clear = ({ loanFile }: Application, subject: ClearedSubject): Patch => ({
  loanFile: { cleared: [...(loanFile.cleared ?? []), subject] },
  letters: [reviewed],
})
