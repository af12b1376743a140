import type { Vendors } from '../vendors.ts'
import { sandboxAddresses } from './sandbox-addresses.ts'
import { sandboxBank } from './sandbox-bank.ts'
import { sandboxPayments, sandboxRecording } from './sandbox-closing.ts'
import { sandboxCredit } from './sandbox-credit.ts'
import { sandboxDesk } from './sandbox-desk.ts'
import { sandboxFileReview } from './sandbox-file-review.ts'
import { sandboxFlood } from './sandbox-flood.ts'
import { sandboxIdentity } from './sandbox-identity.ts'
import { sandboxIncome } from './sandbox-income.ts'
import { sandboxLetters } from './sandbox-letters.ts'
import { sandboxLinking } from './sandbox-linking.ts'
import { sandboxNotary } from './sandbox-notary.ts'
import { sandboxOriginators } from './sandbox-originators.ts'
import { sandboxProperty } from './sandbox-property.ts'
import { sandboxRecords } from './sandbox-records.ts'
import { sandboxScanner } from './sandbox-scanner.ts'
import { sandboxTitle } from './sandbox-title.ts'
import { sandboxValuations } from './sandbox-valuations.ts'

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
