import type { Evidence } from '../applications/evidence.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import type { RegistrationSteps } from './registration-steps.ts'

/** Answers of a registration whose e-mail address is not confirmed yet. Of the password only the hash is stored. */
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

/** Opens a sealed registration. Sealed text is authenticated, so it has the type that was sealed. */
export const unsealPending = ({ secrets }: Services, sealed: string): PendingRegistration =>
  JSON.parse(unseal(secrets.dataKey, sealed))
