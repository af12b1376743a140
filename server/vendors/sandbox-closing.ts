import { sandboxDigits } from './sandbox-digits.ts'
import type { PaymentRail, RecordingOffice } from './vendors.ts'

export const sandboxRecording: RecordingOffice = {
  record: async (_deed, { key }) => ({ recordingNumber: sandboxDigits(`recording ${key}`, 10) }),
}

export const sandboxPayments: PaymentRail = {
  send: async (_payment, { key }) => ({ reference: `ACH${sandboxDigits(`payment ${key}`, 12)}` }),
}
