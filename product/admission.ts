import type { Limits } from './limits.ts'

/** Facts that decide whether a person may apply; undefined while unknown. */
export interface Applicant {
  /** Date of birth, yyyy-MM-dd. */
  readonly dob?: string | undefined
  /** Two-letter code of the state of the property. */
  readonly state?: string | undefined
  /** Whether the property is for sale. */
  readonly saleStatus?: string | undefined
}

export interface AdmissionRules {
  readonly limits: Limits
  /** Codes of the states in which the lender lends. */
  readonly licensedStates: readonly string[]
}

export type AdmissionFault =
  | { readonly code: 'STATE_NOT_LICENSED'; readonly state: string }
  | { readonly code: 'HOME_FOR_SALE' }
  | { readonly code: 'BORN_LATER' }
  | { readonly code: 'TOO_YOUNG'; readonly years: number; readonly state: string }

/**
 * Reason why a person may not apply, judged by the facts known so far: the lender does not lend in the state of the
 * property, the property is for sale, the date of birth is in the future, or the applicant is younger than that state requires. `today` is a calendar day, yyyy-MM-dd.
 */
export function findAdmissionFault(
  { limits, licensedStates }: AdmissionRules,
  { dob, state = '', saleStatus }: Applicant,
  today: string,
): AdmissionFault | undefined {
  if (state !== '' && !licensedStates.includes(state)) return { code: 'STATE_NOT_LICENSED', state }
  const refused: readonly (string | undefined)[] = limits.refusedSaleStatuses ?? []
  if (refused.includes(saleStatus)) return { code: 'HOME_FOR_SALE' }
  if (dob !== undefined && dob > today) return { code: 'BORN_LATER' }
  const years = minimumAge(limits, state)
  if (dob !== undefined && ageOn(dob, today) < years) return { code: 'TOO_YOUNG', years, state }
  return undefined
}

function minimumAge({ limits, minimumAgeByState }: Limits, state: string): number {
  const years = minimumAgeByState?.[state] ?? limits.minimumAge?.years
  if (years === undefined) throw new Error('flows/limits.json has no minimumAge.')
  return years
}

/**
 * Whole years between two calendar days, both yyyy-MM-dd. A person born on 29 February turns a year older on 1 March.
 */
export function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4))
  return today.slice(5) < dob.slice(5) ? years - 1 : years
}
