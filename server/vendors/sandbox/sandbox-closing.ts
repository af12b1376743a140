import type { PaymentRail } from '../ports/payment-rail.ts'
import type { RecordingOffice } from '../ports/recording-office.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import { sandboxDigits } from './sandbox-digits.ts'

export const sandboxRecording: RecordingOffice = {
  record: async (_deed, { key }) => ({
    recordingNumber: sandboxDigits(`recording ${key}`, 10),
    ...sandboxAnswer(sandbox.recordingCosts, {}),
  }),
}

export const sandboxPayments: PaymentRail = {
  send: async (_payment, { key }) => ({ reference: `ACH${sandboxDigits(`payment ${key}`, 12)}` }),
  payOff: async ({ lender }, { key }) => ({
    reference: `ACH${sandboxDigits(`payoff ${lender} ${key}`, 12)}`,
  }),
  collect: async ({ accountNumber }, { key }) =>
    sandboxAnswer(sandbox.collections, { accountNumber }).outcome === 'REFUSED'
      ? undefined
      : { reference: `ACH${sandboxDigits(`collection ${key}`, 12)}` },
}
