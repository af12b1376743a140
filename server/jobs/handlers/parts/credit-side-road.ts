import type { Patch } from '../../../applications/change/patch.ts'
import type { LoanFile } from '../../../applications/loan-file.ts'
import type { CreditAnswer } from '../../../vendors/ports/credit-bureau.ts'
import type { JobInput, JobOutcome } from '../../job.ts'
import { adverseAction } from './decline.ts'

type NoReport = Exclude<CreditAnswer, { outcome: 'REPORT' }>

/** Returns the outcome for an application without a credit report. */
export async function creditSideRoad(
  input: JobInput,
  answer: NoReport,
  loanFile: Partial<LoanFile>,
): Promise<JobOutcome> {
  const { event, patch } = await roads[answer.outcome](input)
  const lockedBureau = 'bureau' in answer ? { heloc: { lockedBureau: answer.bureau } } : {}
  return { event, patch: { ...lockedBureau, ...patch, loanFile: { ...patch.loanFile, ...loanFile } } }
}

interface SideRoad {
  readonly event: string
  readonly patch: Patch
}

const frozen = { status: { uwSubDecision: 'CREDIT_FROZEN' } } as const

const roads: Readonly<Record<NoReport['outcome'], (input: JobInput) => SideRoad | Promise<SideRoad>>> = {
  NO_MATCH: () => ({ event: 'creditNoMatch', patch: {} }),
  LOCKED: () => ({ event: 'creditLocked', patch: {} }),
  FROZEN: () => ({ event: 'creditFrozen', patch: frozen }),
  LOCKED_OR_FROZEN: () => ({ event: 'creditLockedOrFrozen', patch: {} }),
  PIN_REFUSED: () => ({
    event: 'creditPinRefused',
    patch: { status: { ...frozen.status, creditFrozenWithPin: true } },
  }),
  ERROR: () => ({ event: 'creditFailed', patch: { status: { uwDecision: 'ERROR' } } }),
  // Refused for lack of the capacity to contract, which is adverse action too (12 CFR 1002.9).
  MINOR: async (input) => ({
    event: 'creditMinor',
    patch: { ...(await adverseAction(input, ['age'])), status: { uwDecision: 'INELIGIBLE' } },
  }),
}
