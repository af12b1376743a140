import { type TenantJourney, tenantContext } from '#source'
import type { Simulation } from './simulation.ts'
import { createTally } from './tally.ts'
import { createWalk } from './walk.ts'

export interface SimulateOptions {
  readonly applicants: number
  readonly seed: number
}

/** Simulates a number of random applicants of a lender; the same seed gives the same result. */
export function simulate(effective: TenantJourney, { applicants, seed }: SimulateOptions): Simulation {
  const tally = createTally(effective)
  const walk = createWalk(effective, tenantContext(effective.tenant), seed, tally)
  for (let applicant = 0; applicant < applicants; applicant++) tally.end(applicant, walk(applicant))
  return { tenant: effective.tenant.code, seed, applicants, ...tally.result() }
}
