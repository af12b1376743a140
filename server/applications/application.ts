import type { Heloc, Profile } from '#generated/domain'
import type { KeptStatus } from './kept-status.ts'
import type { LoanFile } from './loan-file.ts'

/** Current state of an application, with its owner's profile. */
export interface Application {
  readonly uuid: string
  readonly owner: string
  readonly tenant: string
  /** Language that its owner chose. Null for the lender's first. */
  readonly locale: string | null
  readonly state: string
  readonly version: number
  readonly processVersion: number
  readonly profile: Profile
  readonly heloc: Heloc
  readonly status: KeptStatus
  readonly loanFile: LoanFile
  /** When the owner said that somebody else acted on their account, until the lender has talked to them: payments wait meanwhile. */
  readonly deniedAt?: Date | null
  /** When an additional signer said that of their own account. */
  readonly signerDeniedAt?: Date | null
  readonly timeShiftMs: number
  readonly createdAt: Date
  readonly updatedAt: Date
}
