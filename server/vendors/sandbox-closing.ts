import { createHash } from 'node:crypto'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAnswer } from './sandbox-answer.ts'
import type { Notary, PaymentRail, RecordingOffice } from './vendors.ts'

// Made from the key of the call, so that a repeated call gets the first answer.
const digits = (key: string, count: number): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString()
    .slice(0, count)

export const sandboxNotary: Notary = {
  openSession: async ({ key }) => ({
    notary: sandboxAnswer(sandbox.notary, {}).notary,
    sessionCode: digits(`notary ${key}`, 6),
  }),
}

export const sandboxRecording: RecordingOffice = {
  record: async (_deed, { key }) => ({ recordingNumber: digits(`recording ${key}`, 10) }),
}

export const sandboxPayments: PaymentRail = {
  send: async (_payment, { key }) => ({ reference: `ACH${digits(`payment ${key}`, 12)}` }),
}
