import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/patch.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'

export interface SubmissionInput {
  readonly tx: Transaction
  readonly services: Services
  readonly tenant: Tenant
  readonly application: Application
  readonly values: unknown
  /** Time of the application. */
  readonly now: Date
}

/** Checks the values of a step against the application and says what they change; a Problem refuses them. */
export type SubmissionHandler = (input: SubmissionInput) => Patch | Promise<Patch>
