import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/change/patch.ts'
import type { StoredDocument } from '../documents/document-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { VendorCall } from '../vendors/ports/vendor-call.ts'
import type { Vendors } from '../vendors/vendors.ts'

/**
 * Input of a job. A job may run twice, so it changes nothing itself: it calls vendors with the idempotency key and returns an
 * outcome.
 */
export interface JobInput {
  readonly application: Application
  readonly tenant: Tenant
  readonly vendors: Vendors
  readonly call: VendorCall
  /** Current time on the application's clock. */
  readonly now: Date
  /** True in the sandbox, where days pass in seconds. */
  readonly hastens: boolean
  readonly unseal: (sealed: string) => string
  readonly loadDocument: (uuid: string) => Promise<StoredDocument>
}

/** Outcome of a job. Without an event the job is not finished and is queued again in the same state. */
export interface JobOutcome {
  readonly patch: Patch
  readonly event?: string
  /** Set if nothing is changed or queued now: the code that changes what the job waits for queues it again. */
  readonly waits?: true
  /** Earliest time of the next run if there is no event and the pace of the state does not apply. */
  readonly notBefore?: Date
}

/** Moves the application's clock forward to a moment, as the sandbox lets days pass; never back. */
export function shiftTo(moment: Date, { application, now }: JobInput): { readonly timeShiftMs: number } {
  return { timeShiftMs: application.timeShiftMs + Math.max(0, moment.getTime() - now.getTime()) }
}

export type JobHandler = (input: JobInput) => Promise<JobOutcome>
