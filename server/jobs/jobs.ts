import { attendNotaryVisit } from './attend-notary-visit.ts'
import { awaitNotaryPeriod } from './await-notary-period.ts'
import { awaitRescission } from './await-rescission.ts'
import { confirmFinalOffer } from './confirm-final-offer.ts'
import { disburse } from './disburse.ts'
import type { JobHandler } from './job.ts'
import { makeApplicationDisclosures } from './make-application-disclosures.ts'
import { makeClosingDisclosures } from './make-closing-disclosures.ts'
import { makeDeed } from './make-deed.ts'
import { makeNote } from './make-note.ts'
import { makeRescissionNotices } from './make-rescission-notices.ts'
import { matchProperty } from './match-property.ts'
import { orderFinalTitle } from './order-final-title.ts'
import { orderValuation } from './order-valuation.ts'
import { payOffDebts } from './pay-off-debts.ts'
import { pullHardCredit } from './pull-hard-credit.ts'
import { pullSoftCredit } from './pull-soft-credit.ts'
import { receiveFinalTitle } from './receive-final-title.ts'
import { receiveValuation } from './receive-valuation.ts'
import { recordDeed } from './record-deed.ts'
import { reviewByAttorney } from './review-by-attorney.ts'
import { reviewCreditFile } from './review-credit-file.ts'
import { reviewDelinquency } from './review-delinquency.ts'
import { reviewFile } from './review-file.ts'
import { reviewFinalTitle } from './review-final-title.ts'
import { reviewFraudAlert } from './review-fraud-alert.ts'
import { reviewFunding } from './review-funding.ts'
import { reviewLandRecords } from './review-land-records.ts'
import { reviewOwnership } from './review-ownership.ts'
import { reviewPayoff } from './review-payoff.ts'
import { searchTitle } from './search-title.ts'
import { underwrite } from './underwrite.ts'
import { verifyIdentity } from './verify-identity.ts'
import { verifyIncome } from './verify-income.ts'

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
