import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/patch.ts'
import type { StoredDocument } from '../documents/document-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { VendorCall } from '../vendors/ports/vendor-call.ts'
import type { Vendors } from '../vendors/vendors.ts'

/** What a job works with. It may run twice, so it changes nothing itself: it calls vendors with the key and answers. */
export interface JobInput {
  readonly application: Application
  readonly tenant: Tenant
  readonly vendors: Vendors
  readonly call: VendorCall
  /** Time of the application. */
  readonly now: Date
  /** The sandbox lets days pass in seconds; in earnest they take as long as they do. */
  readonly hastens: boolean
  readonly unseal: (sealed: string) => string
  readonly loadDocument: (uuid: string) => Promise<StoredDocument>
}

/** What follows. Without an event the job is not over: it is queued again in the same state. */
export interface JobOutcome {
  readonly patch: Patch
  readonly event?: string
  /** Nothing is done and nothing queued: whoever changes what the job waits for queues it again. */
  readonly waits?: true
  /** Without an event: when to look again, where the pace of the state is not the measure. */
  readonly notBefore?: Date
}

/** The application's clock put forward to a moment, as the sandbox lets days go by; never back. */
export function shiftTo(moment: Date, { application, now }: JobInput): { readonly timeShiftMs: number } {
  return { timeShiftMs: application.timeShiftMs + Math.max(0, moment.getTime() - now.getTime()) }
}

export type JobHandler = (input: JobInput) => Promise<JobOutcome>
