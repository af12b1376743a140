import { attendNotaryVisit } from './handlers/attend-notary-visit.ts'
import { awaitNotaryPeriod } from './handlers/await-notary-period.ts'
import { awaitRescission } from './handlers/await-rescission.ts'
import { confirmFinalOffer } from './handlers/confirm-final-offer.ts'
import { deskReviews } from './handlers/desk-reviews.ts'
import { disburse } from './handlers/disburse.ts'
import { makeApplicationDisclosures } from './handlers/make-application-disclosures.ts'
import { makeClosingDisclosures } from './handlers/make-closing-disclosures.ts'
import { makeDeed } from './handlers/make-deed.ts'
import { makeNote } from './handlers/make-note.ts'
import { makeRescissionNotices } from './handlers/make-rescission-notices.ts'
import { matchProperty } from './handlers/match-property.ts'
import { orderFinalTitle } from './handlers/order-final-title.ts'
import { orderValuation } from './handlers/order-valuation.ts'
import { payOffDebts } from './handlers/pay-off-debts.ts'
import { pullHardCredit } from './handlers/pull-hard-credit.ts'
import { pullSoftCredit } from './handlers/pull-soft-credit.ts'
import { receiveFinalTitle } from './handlers/receive-final-title.ts'
import { receiveValuation } from './handlers/receive-valuation.ts'
import { recordDeed } from './handlers/record-deed.ts'
import { reviewFunding } from './handlers/review-funding.ts'
import { searchTitle } from './handlers/search-title.ts'
import { underwrite } from './handlers/underwrite.ts'
import { verifyIdentity } from './handlers/verify-identity.ts'
import { verifyIncome } from './handlers/verify-income.ts'
import type { JobHandler } from './job.ts'

/** Jobs by their names in flows/process.json. */
export const jobs: Readonly<Record<string, JobHandler>> = {
  ...deskReviews,
  attendNotaryVisit,
  awaitNotaryPeriod,
  awaitRescission,
  confirmFinalOffer,
  disburse,
  makeApplicationDisclosures,
  makeClosingDisclosures,
  makeDeed,
  makeNote,
  makeRescissionNotices,
  matchProperty,
  orderFinalTitle,
  orderValuation,
  payOffDebts,
  pullHardCredit,
  pullSoftCredit,
  receiveFinalTitle,
  receiveValuation,
  recordDeed,
  reviewFunding,
  searchTitle,
  underwrite,
  verifyIdentity,
  verifyIncome,
}
