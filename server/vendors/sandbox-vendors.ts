import { sandboxBank } from './sandbox-bank.ts'
import { sandboxNotary, sandboxPayments, sandboxRecording } from './sandbox-closing.ts'
import { sandboxCredit } from './sandbox-credit.ts'
import { sandboxDesk } from './sandbox-desk.ts'
import { sandboxFileReview } from './sandbox-file-review.ts'
import { sandboxIdentity } from './sandbox-identity.ts'
import { sandboxIncome } from './sandbox-income.ts'
import { sandboxLinking } from './sandbox-linking.ts'
import { sandboxProperty } from './sandbox-property.ts'
import { sandboxRecords } from './sandbox-records.ts'
import { sandboxTitle } from './sandbox-title.ts'
import type { Vendors } from './vendors.ts'

export const sandboxVendors: Vendors = {
  credit: sandboxCredit,
  property: sandboxProperty,
  records: sandboxRecords,
  title: sandboxTitle,
  income: sandboxIncome,
  bank: sandboxBank,
  linking: sandboxLinking,
  identity: sandboxIdentity,
  notary: sandboxNotary,
  recording: sandboxRecording,
  payments: sandboxPayments,
  desk: sandboxDesk,
  fileReview: sandboxFileReview,
}
