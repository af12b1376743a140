import type { Evidence } from '../applications/evidence.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import type { RegistrationSteps } from './registration-steps.ts'

/** What somebody has answered who has yet to confirm their address. Of the password there is only its hash. */
export interface PendingRegistration {
  readonly steps: Omit<RegistrationSteps, 'login-info'> & {
    readonly 'login-info': Omit<RegistrationSteps['login-info'], 'password'>
  }
  readonly passwordHash: string
  readonly agreed: Evidence
  readonly referrer?: string
}

export const emailOf = ({ steps }: PendingRegistration): string => steps['contact-info'].email.toLowerCase()

export const sealPending = ({ secrets }: Services, pending: PendingRegistration): string =>
  seal(secrets.dataKey, JSON.stringify(pending))

/** Sealed text is authentic, so that it holds what was sealed. */
export const unsealPending = ({ secrets }: Services, sealed: string): PendingRegistration =>
  JSON.parse(unseal(secrets.dataKey, sealed))
