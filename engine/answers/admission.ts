import type { LimitsSource } from '../source.ts'

/** What decides whether somebody may apply; what is not known yet is left out. */
export interface Applicant {
  /** Date of birth, yyyy-MM-dd. */
  readonly dob?: string | undefined
  /** Two-letter code of the state of the property. */
  readonly state?: string | undefined
}

export interface AdmissionRules {
  readonly limits: LimitsSource
  /** Codes of the states in which the lender lends. */
  readonly licensedStates: readonly string[]
}

export type AdmissionFault =
  | { readonly code: 'STATE_NOT_LICENSED'; readonly state: string }
  | { readonly code: 'TOO_YOUNG'; readonly years: number; readonly state: string }

/**
 * Why somebody may not apply, as far as is known of them: the lender does not lend where the property stands, or they are
 * younger than the law there asks for. `today` is a calendar day, yyyy-MM-dd.
 */
export function findAdmissionFault(
  { limits, licensedStates }: AdmissionRules,
  { dob, state = '' }: Applicant,
  today: string,
): AdmissionFault | undefined {
  if (state !== '' && !licensedStates.includes(state)) return { code: 'STATE_NOT_LICENSED', state }
  const years = minimumAge(limits, state)
  if (dob !== undefined && ageOn(dob, today) < years) return { code: 'TOO_YOUNG', years, state }
  return undefined
}

function minimumAge({ limits, minimumAgeByState }: LimitsSource, state: string): number {
  const years = minimumAgeByState?.[state] ?? limits.minimumAge?.years
  if (years === undefined) throw new Error('flows/limits.json has no minimumAge.')
  return years
}

/** Whole years from one day to another, both yyyy-MM-dd, by the calendar: born on 29 February, one is a year older on 1 March. */
export function ageOn(dob: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4))
  return today.slice(5) < dob.slice(5) ? years - 1 : years
}
