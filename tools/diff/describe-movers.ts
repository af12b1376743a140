import { titleOf } from './compare-pages.ts'
import type { Difference } from './difference.ts'
import { exampleOf, type Mover } from './find-movers.ts'
import type { ProvenSide } from './side.ts'

/** Sentences about applicants who are led elsewhere, one for each pair of places, with an example. */
export const describeMovers = (
  movers: readonly Mover[],
  now: ProvenSide,
  before: ProvenSide,
): readonly Difference[] =>
  [...Map.groupBy(movers, ({ event = '', from, to }) => `${event} ${from} ${to}`).values()].flatMap(
    (same) => {
      const [first] = same
      if (first === undefined) return []
      const nameOf = (page: string) => `${page}${titleOf(now, page) || titleOf(before, page)}`
      const states = [...new Set(same.map(({ serverState }) => serverState))].join(', ')
      return [
        {
          area: 'applicant',
          subject: states,
          words: wordsOf(first, states, nameOf),
          example: exampleOf(now, before, first),
        },
      ]
    },
  )

const wordsOf = ({ event, from, to }: Mover, states: string, nameOf: (page: string) => string): string =>
  event === undefined
    ? `At ${states}, applicants are shown ${nameOf(to)} instead of ${nameOf(from)}.`
    : `At ${states}, ${event} leads applicants to ${to} instead of ${from}.`
