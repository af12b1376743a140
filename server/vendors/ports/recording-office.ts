import type { VendorCall } from './vendor-call.ts'
import type { VendorDocument } from './vendor-document.ts'

/** Entry in the land records, with what the county charged for it. */
export interface RecordedDeed {
  readonly recordingNumber: string
  readonly feeCents: number
  /** Recording tax; 0 where the county has none. */
  readonly taxCents: number
}

/** County office that records deeds. Called by jobs: responds or throws within 120 seconds. */
export interface RecordingOffice {
  /** Records a signed deed, a PDF. A repeated key must not record it twice. */
  readonly record: (deed: VendorDocument, call: VendorCall) => Promise<RecordedDeed>
}
