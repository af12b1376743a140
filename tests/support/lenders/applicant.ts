import { expect } from 'vitest'
import { type Context, resolvePage, settle } from '#engine'
import { journey } from './flows.ts'

export interface PlacedApplicant {
  readonly context: Context
  readonly page: string | undefined
  /** Returns the same applicant on a page. */
  readonly at: (page: string) => PlacedApplicant
}

/** Applicant with a profile and an application, with only the given facts. */
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
    /** Expects that routing sends the applicant to a page. */
    toGoTo: (page: string) => R
    /** Expects that the client machine settles at a state. */
    toRestAt: (state: string) => R
    /** Expects that the client machine takes these events on its way. */
    toTake: (...events: string[]) => R
  }
}
