import { accountByPaper } from './account-by-paper.ts'
import { assets } from './assets.ts'
import { birthdateChange } from './birthdate-change.ts'
import { contact } from './contact.ts'
import { contactChange } from './contact-change.ts'
import { creditRelease } from './credit-release.ts'
import { creditRetry } from './credit-retry.ts'
import { deed } from './deed.ts'
import { demographics } from './demographics.ts'
import { disbursementAccount } from './disbursement-account.ts'
import { employer } from './employer.ts'
import { homeChange } from './home-change.ts'
import { identity } from './identity.ts'
import { income } from './income.ts'
import { incomeChange } from './income-change.ts'
import { insurance } from './insurance.ts'
import { liens } from './liens.ts'
import { linkedAccount } from './linked-account.ts'
import { nameChange } from './name-change.ts'
import { notaryInPerson } from './notary-in-person.ts'
import { notaryVisit } from './notary-visit.ts'
import { note } from './note.ts'
import { offer } from './offer.ts'
import { ownership } from './ownership.ts'
import { payoff } from './payoff.ts'
import { profile } from './profile.ts'
import { propertyAddress } from './property-address.ts'
import { propertyChoice } from './property-choice.ts'
import { repayment } from './repayment.ts'
import { rescission } from './rescission.ts'
import { ssn } from './ssn.ts'
import type { Submission } from './submission.ts'
import { summary } from './summary.ts'
import { useChange } from './use-change.ts'
import { valuationCondition } from './valuation-condition.ts'
import { valuationOrder } from './valuation-order.ts'
import { valueEstimate } from './value-estimate.ts'
import { withdrawal } from './withdrawal.ts'

/** Submissions whose answers code reads, by their names in flows/process.json. */
export const submissions: Readonly<Record<string, Submission>> = {
  'account-by-paper': accountByPaper,
  assets,
  'birthdate-change': birthdateChange,
  contact,
  'contact-change': contactChange,
  'credit-release': creditRelease,
  'credit-retry': creditRetry,
  deed,
  demographics,
  'disbursement-account': disbursementAccount,
  employer,
  'home-change': homeChange,
  identity,
  income,
  'income-change': incomeChange,
  insurance,
  liens,
  'linked-account': linkedAccount,
  'name-change': nameChange,
  'notary-in-person': notaryInPerson,
  'notary-visit': notaryVisit,
  note,
  offer,
  ownership,
  payoff,
  profile,
  'property-address': propertyAddress,
  'property-choice': propertyChoice,
  repayment,
  ssn,
  rescission,
  summary,
  'use-change': useChange,
  withdrawal,
  'valuation-condition': valuationCondition,
  'valuation-order': valuationOrder,
  'value-estimate': valueEstimate,
}
