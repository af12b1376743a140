import { deed } from './closing/deed.ts'
import { notaryInPerson } from './closing/notary-in-person.ts'
import { notaryVisit } from './closing/notary-visit.ts'
import { note } from './closing/note.ts'
import { rescission } from './closing/rescission.ts'
import { withdrawal } from './closing/withdrawal.ts'
import { homeChange } from './home/home-change.ts'
import { insurance } from './home/insurance.ts'
import { ownership } from './home/ownership.ts'
import { propertyAddress } from './home/property-address.ts'
import { propertyChoice } from './home/property-choice.ts'
import { useChange } from './home/use-change.ts'
import { valuationCondition } from './home/valuation-condition.ts'
import { valuationOrder } from './home/valuation-order.ts'
import { valueEstimate } from './home/value-estimate.ts'
import { assets } from './income/assets.ts'
import { employer } from './income/employer.ts'
import { income } from './income/income.ts'
import { incomeChange } from './income/income-change.ts'
import { creditRelease } from './loan/credit-release.ts'
import { creditRetry } from './loan/credit-retry.ts'
import { liens } from './loan/liens.ts'
import { offer } from './loan/offer.ts'
import { payoff } from './loan/payoff.ts'
import { summary } from './loan/summary.ts'
import { accountByPaper } from './money/account-by-paper.ts'
import { disbursementAccount } from './money/disbursement-account.ts'
import { linkedAccount } from './money/linked-account.ts'
import { repayment } from './money/repayment.ts'
import { birthdateChange } from './person/birthdate-change.ts'
import { contact } from './person/contact.ts'
import { contactChange } from './person/contact-change.ts'
import { demographics } from './person/demographics.ts'
import { identity } from './person/identity.ts'
import { nameChange } from './person/name-change.ts'
import { profile } from './person/profile.ts'
import { ssn } from './person/ssn.ts'
import type { Submission } from './submission.ts'

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
