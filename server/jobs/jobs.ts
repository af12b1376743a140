import { attendNotaryVisit } from './handlers/closing/attend-notary-visit.ts'
import { awaitNotaryPeriod } from './handlers/closing/await-notary-period.ts'
import { awaitRescission } from './handlers/closing/await-rescission.ts'
import { disburse } from './handlers/closing/disburse.ts'
import { payOffDebts } from './handlers/closing/pay-off-debts.ts'
import { recordDeed } from './handlers/closing/record-deed.ts'
import { reviewFunding } from './handlers/closing/review-funding.ts'
import { confirmFinalOffer } from './handlers/decision/confirm-final-offer.ts'
import { deskReviews } from './handlers/decision/desk-reviews.ts'
import { pullHardCredit } from './handlers/decision/pull-hard-credit.ts'
import { pullSoftCredit } from './handlers/decision/pull-soft-credit.ts'
import { underwrite } from './handlers/decision/underwrite.ts'
import { verifyIdentity } from './handlers/decision/verify-identity.ts'
import { verifyIncome } from './handlers/decision/verify-income.ts'
import { makeApplicationDisclosures } from './handlers/documents/make-application-disclosures.ts'
import { makeClosingDisclosures } from './handlers/documents/make-closing-disclosures.ts'
import { makeDeed } from './handlers/documents/make-deed.ts'
import { makeNote } from './handlers/documents/make-note.ts'
import { makeRescissionNotices } from './handlers/documents/make-rescission-notices.ts'
import { orderFinalTitle, receiveFinalTitle } from './handlers/property/final-title.ts'
import { matchProperty } from './handlers/property/match-property.ts'
import { orderValuation } from './handlers/property/order-valuation.ts'
import { receiveValuation } from './handlers/property/receive-valuation.ts'
import { searchTitle } from './handlers/property/search-title.ts'
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
