import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { SignerChange } from '../change-signer.ts'
import type { Signing } from '../signing.ts'

export interface ActInput {
  readonly tx: Transaction
  readonly services: Services
  readonly tenant: Tenant
  readonly signing: Signing
  readonly values: unknown
  /** Time of the application. */
  readonly now: Date
}

/** Checks what an additional signer sends at a step and says what it changes; a Problem refuses it. */
export type ActHandler = (input: ActInput) => SignerChange | Promise<SignerChange>
