import type { BankVerifier } from '../ports/bank-verifier.ts'
import type { FloodDetermination } from '../ports/flood-determination.ts'
import type { LetterSender } from '../ports/letter-sender.ts'
import type { Scanner } from '../ports/scanner.ts'
import type { Vendors } from '../vendors.ts'
import sandbox from './sandbox.json' with { type: 'json' }
import { sandboxAddresses } from './sandbox-addresses.ts'
import { sandboxAnswer } from './sandbox-answer.ts'
import { sandboxPayments, sandboxRecording } from './sandbox-closing.ts'
import { sandboxCredit } from './sandbox-credit.ts'
import { sandboxDesk } from './sandbox-desk.ts'
import { sandboxFileReview } from './sandbox-file-review.ts'
import { sandboxIdentity } from './sandbox-identity.ts'
import { sandboxIncome } from './sandbox-income.ts'
import { sandboxLinking } from './sandbox-linking.ts'
import { sandboxNotary } from './sandbox-notary.ts'
import { sandboxOriginators } from './sandbox-originators.ts'
import { sandboxProperty } from './sandbox-property.ts'
import { sandboxRecords } from './sandbox-records.ts'
import { sandboxTitle } from './sandbox-title.ts'
import { sandboxValuations } from './sandbox-valuations.ts'

/** Sender that sends nothing: letters stay in the outbox. */
const sandboxLetters: LetterSender = { send: async () => 'KEPT' }

const sandboxFlood: FloodDetermination = {
  certify: async ({ street1 }, order) => {
    const { delayed, zone, insuranceRequired } = sandboxAnswer(sandbox.flood, { street1 })
    return delayed && order === 'NEW' ? undefined : { zone, insuranceRequired }
  },
}

const statuses = ['VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION'] as const

const sandboxBank: BankVerifier = {
  check: async ({ accountNumber }) => {
    const answer = sandboxAnswer(sandbox.bank, { accountNumber })
    const status = statuses.find((known) => known === answer.status) ?? 'FAILED_VERIFICATION'
    return { status, bankName: answer.bankName }
  },
}

const sandboxScanner: Scanner = {
  scan: async ({ name, bytes }) => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const { outcome } = sandboxAnswer(sandbox.scanner, { fileName: name }, (expected, actual, condition) =>
      // The scanners' test string is in capitals.
      condition === 'content' ? file.includes(expected.toUpperCase()) : actual.includes(expected),
    )
    return outcome === 'HARMFUL' ? 'HARMFUL' : 'CLEAN'
  },
}

export const sandboxVendors: Vendors = {
  originators: sandboxOriginators,
  addresses: sandboxAddresses,
  credit: sandboxCredit,
  property: sandboxProperty,
  records: sandboxRecords,
  valuations: sandboxValuations,
  title: sandboxTitle,
  income: sandboxIncome,
  bank: sandboxBank,
  linking: sandboxLinking,
  identity: sandboxIdentity,
  scanner: sandboxScanner,
  flood: sandboxFlood,
  notary: sandboxNotary,
  recording: sandboxRecording,
  payments: sandboxPayments,
  desk: sandboxDesk,
  fileReview: sandboxFileReview,
  mail: sandboxLetters,
  texts: sandboxLetters,
}
