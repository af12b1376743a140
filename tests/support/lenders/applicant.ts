import { expect } from 'vitest'
import { type Context, resolvePage, settle } from '#engine'
import { journey } from './flows.ts'

export interface PlacedApplicant {
  readonly context: Context
  readonly page: string | undefined
  /** The same applicant on a page. */
  readonly at: (page: string) => PlacedApplicant
}

/** Someone with a profile and an application, of whom else only what is said is known. */
export const applicant = (known: Context = {}, page?: string): PlacedApplicant => ({
  context: { profile: {}, heloc: {}, ...known },
  page,
  at: (place) => applicant(known, place),
})

const compare = (what: string, actual: unknown, expected: unknown, why: unknown) => ({
  pass: JSON.stringify(actual) === JSON.stringify(expected),
  actual,
  expected,
  message: () =>
    `the applicant's ${what} is ${JSON.stringify(actual)}, because of ${JSON.stringify(why, null, 2)}`,
})

expect.extend({
  toGoTo({ context, page }: PlacedApplicant, expected: string) {
    const resolution = resolvePage(journey, context, page)
    return compare('page', resolution.page, expected, resolution.why)
  },
  toRestAt({ context }: PlacedApplicant, expected: string) {
    const { state, path } = settle(journey, context)
    return compare('state', state, expected, path)
  },
  toTake({ context }: PlacedApplicant, ...expected: readonly string[]) {
    const { path } = settle(journey, context)
    return compare(
      'way',
      path.map(({ event }) => event),
      expected,
      path,
    )
  },
})

declare module 'vitest' {
  interface Matchers<R> {
    /** Where routing sends the applicant: a page. */
    toGoTo: (page: string) => R
    /** Where the client machine settles: a state. */
    toRestAt: (state: string) => R
    /** The events by which it gets there. */
    toTake: (...events: string[]) => R
  }
}
