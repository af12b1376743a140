import type { Application } from '../../../applications/application.ts'
import { type Decision, decide } from '../../../underwriting/decide.ts'
import { factsOf } from '../../../underwriting/facts-of.ts'
import { juniorLiens, payoffOf } from '../../../underwriting/junior-liens.ts'
import type { JobHandler, JobInput, JobOutcome } from '../../job.ts'
import { declineWith } from '../parts/decline.ts'

/**
 * Decides on the application: offers from the lender's pricing, a refusal with reasons, or a question that must be settled
 * first.
 */
export const underwrite: JobHandler = async (input) => {
  const { application, tenant } = input
  const decision = decide(tenant, factsOf(tenant, application))
  if (decision.outcome === 'DECLINE')
    return mayQualifyByAssets(application, decision) ? askForAssets : declineWith(input, decision.reasons)
  return lookAtAlerts(application) ?? (await makeRoom(input)) ?? offersMade(decision)
}

/** True if savings may replace the income of a retired applicant, because income is the only reason for refusal. */
const mayQualifyByAssets = (
  { loanFile, heloc }: Application,
  { reasons }: Extract<Decision, { readonly outcome: 'DECLINE' }>,
): boolean =>
  loanFile.employmentType === 'RETIRED' &&
  heloc.assetDepletion?.complete !== true &&
  reasons.every((reason) => reason === 'debtToIncome')

const askForAssets: JobOutcome = {
  event: 'assetsNeeded',
  patch: { status: { uwDecision: 'ASSET_DEPLETION' } },
}

/** Returns the outcome for an alert in the credit report that nobody has cleared: a person reviews it. */
function lookAtAlerts({ loanFile }: Application): JobOutcome | undefined {
  const { credit, cleared = [] } = loanFile
  const isOpen = (alert: keyof typeof reviews) =>
    credit?.alerts.includes(alert) === true && !cleared.includes(alert)
  if (isOpen('LATE_MORTGAGE')) return reviews.LATE_MORTGAGE
  return isOpen('UNVERIFIED_REFERENCES') ? reviews.UNVERIFIED_REFERENCES : undefined
}

const underReview = { status: { uwDecision: 'REVIEW' } } as const

const reviews = {
  LATE_MORTGAGE: { event: 'delinquencyFound', patch: underReview },
  UNVERIFIED_REFERENCES: { event: 'reviewNeeded', patch: underReview },
} as const

/** Returns the outcome for a line below two other liens: it is granted only if it pays off the liens before it. */
async function makeRoom(input: JobInput): Promise<JobOutcome | undefined> {
  const { application, tenant } = input
  const juniors = juniorLiens(application.heloc)
  if (juniors.length === 0) return undefined
  const requalification = payoffOf(juniors)
  const heloc = { ...application.heloc, payoff: requalification }
  const decision = decide(tenant, factsOf(tenant, { ...application, heloc }))
  if (decision.outcome === 'DECLINE') return declineWith(input, ['lienPosition'])
  const { patch } = offersMade(decision)
  return {
    event: 'lienPositionTooLow',
    patch: { ...patch, heloc: { ...patch.heloc, requalification } },
  }
}

const offersMade = (decision: Extract<Decision, { readonly outcome: 'OFFER' }>): JobOutcome => ({
  event: 'offersMade',
  patch: {
    heloc: { offers: [...decision.offers], adjustedHomeAmount: decision.adjustedHomeCents / 100 },
    status: { uwDecision: 'SELECT', uwSubDecision: 'UNVERIFIED_OFFER' },
  },
})
