export { type AdmissionFault, type Applicant, ageOn, findAdmissionFault } from './admission.ts'
export { type AnswersOf, answersOf } from './answers-of.ts'
export { bookedVisit } from './booked-visit.ts'
export { instantIn, ownTimeZone, timeIn } from './clock-in.ts'
export { closingTitle } from './closing-title.ts'
export { type Sister, sisterValues } from './find-sister.ts'
export { givenByLender, knownOf } from './given-by-lender.ts'
export { hoursText, type WeekdayHours } from './hours-text.ts'
export {
  hasIncomeProof,
  incomePapers,
  isIncomePaper,
  isIncomePaperDue,
  wantsIncomePaper,
} from './income-proof.ts'
export { isPaymentHeld, isPaymentSent } from './is-payment-held.ts'
export { isUnderWay } from './is-under-way.ts'
export { lenderFacts } from './lender-facts.ts'
export type { Limits, OwnJourney } from './limits.ts'
export { lineTerms } from './line-terms.ts'
export { mayRegister } from './may-register.ts'
export { amortize } from './money/amortization.ts'
export { lendableCents } from './money/equity.ts'
export { firstPaymentDay } from './money/first-payment.ts'
export type { Calendar, LoanTerms } from './money/loan-math.ts'
export { accruedInterest, calendarOf, monthlyInterest, monthlyPayment } from './money/loan-math.ts'
export {
  type FundedLine,
  findPayout,
  type Payout,
  type PayoutItem,
  payoutItems,
  resolvePayout,
} from './money/payout.ts'
export { type HoursReader, ownHours } from './own-hours.ts'
export { findPasswordFault, type PasswordFault } from './password-fault.ts'
export { type SiblingLink, siblingLabel, siblingLinks } from './sibling-products.ts'
export { isSignatureOf, signaturesOf } from './signature-name.ts'
export { toldStage } from './told-stage.ts'
export { withoutRequest } from './without-request.ts'
export { zoneName } from './zone-name.ts'
