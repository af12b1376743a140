import { attendNotaryVisit } from './handlers/attend-notary-visit.ts'
import { awaitNotaryPeriod } from './handlers/await-notary-period.ts'
import { awaitRescission } from './handlers/await-rescission.ts'
import { confirmFinalOffer } from './handlers/confirm-final-offer.ts'
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
import { reviewByAttorney } from './handlers/review-by-attorney.ts'
import { reviewCreditFile } from './handlers/review-credit-file.ts'
import { reviewDelinquency } from './handlers/review-delinquency.ts'
import { reviewFile } from './handlers/review-file.ts'
import { reviewFinalTitle } from './handlers/review-final-title.ts'
import { reviewFraudAlert } from './handlers/review-fraud-alert.ts'
import { reviewFunding } from './handlers/review-funding.ts'
import { reviewLandRecords } from './handlers/review-land-records.ts'
import { reviewOwnership } from './handlers/review-ownership.ts'
import { reviewPayoff } from './handlers/review-payoff.ts'
import { searchTitle } from './handlers/search-title.ts'
import { underwrite } from './handlers/underwrite.ts'
import { verifyIdentity } from './handlers/verify-identity.ts'
import { verifyIncome } from './handlers/verify-income.ts'
import type { JobHandler } from './job.ts'

/** Every job by the name that flows/process.json gives it. */
export const jobs: Readonly<Record<string, JobHandler>> = {
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
  reviewByAttorney,
  reviewCreditFile,
  reviewDelinquency,
  reviewFile,
  reviewFinalTitle,
  reviewFraudAlert,
  reviewFunding,
  reviewLandRecords,
  reviewOwnership,
  reviewPayoff,
  searchTitle,
  underwrite,
  verifyIdentity,
  verifyIncome,
}
