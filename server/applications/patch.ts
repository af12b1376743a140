import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import type { RenderedDocument } from '../documents/render-document.ts'
import type { Application } from './application.ts'
import type { LoanFile } from './loan-file.ts'

/** What a submission or a job changes: each property named replaces the one that stood there. */
export interface Patch {
  readonly profile?: Partial<Profile>
  readonly heloc?: Partial<Heloc>
  readonly status?: Partial<Omit<ApplicationStatus, 'checklistStatus' | 'version'>>
  /** The open condition was met. */
  readonly settlesCondition?: true
  readonly loanFile?: Partial<LoanFile>
  readonly documents?: readonly RenderedDocument[]
  readonly evidence?: readonly Evidence[]
  readonly letters?: readonly Letter[]
  readonly timeShiftMs?: number
}

/** Proof that somebody agreed to, signed or was shown one exact text. */
export interface Evidence {
  readonly kind: 'CONSENT' | 'SIGNATURE' | 'SHOWN' | 'ACCESS_SHOWN'
  readonly subject: string
  readonly version: string
  readonly textHash: string
  readonly detail?: Readonly<Record<string, unknown>>
}

/** A mail or text message to the applicant, named by its copy. */
export interface Letter {
  readonly channel: 'MAIL' | 'TEXT'
  readonly template: string
  readonly values?: Readonly<Record<string, string>>
}

/** The application with the patch in it; state and version are not the patch's to change. */
export const applyPatch = (application: Application, patch: Patch): Application => ({
  ...application,
  profile: { ...application.profile, ...patch.profile },
  heloc: { ...application.heloc, ...patch.heloc },
  status: { ...openStatus(application, patch), ...patch.status },
  loanFile: { ...application.loanFile, ...patch.loanFile },
  timeShiftMs: patch.timeShiftMs ?? application.timeShiftMs,
})

function openStatus({ status }: Application, { settlesCondition }: Patch): ApplicationStatus {
  const { condition: _, ...settled } = status
  return settlesCondition === true ? settled : status
}
