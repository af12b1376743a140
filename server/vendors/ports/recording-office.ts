import type { AnswerOf, VendorDocument } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/** County office that records deeds. Called by jobs: responds or throws within 120 seconds. */
export interface RecordingOffice {
  /** Records a signed deed, a PDF. A repeated key must not record it twice. */
  readonly record: (deed: VendorDocument, call: VendorCall) => Promise<AnswerOf<'recording.record'>>
}
