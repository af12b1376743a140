import { countWords, listed, mostWords } from '../words/short.ts'
import type { Difference } from './difference.ts'
import { exampleOf, type Mover } from './find-movers.ts'
import { type Names, namesOf } from './names.ts'
import type { ProvenSide } from './side.ts'

/** Sentences about applicants who are led elsewhere, one for each pair of places, with an example. */
export function describeMovers(
  movers: readonly Mover[],
  now: ProvenSide,
  before: ProvenSide,
): readonly Difference[] {
  const names = namesOf(before, now)
  const alike = Map.groupBy(movers, ({ event = '', from, to }) => `${event} ${from} ${to}`)
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const states = [...new Set(same.map(({ serverState }) => serverState))]
    return [
      {
        area: 'applicant',
        subject: states.join(', '),
        words: moverWords(first, states, names),
        example: exampleOf(now, before, first),
      },
    ]
  })
}

/** Says at which states applicants are led elsewhere; `then` stands before what happens. */
export function moverWords(
  { event, from, to }: Mover,
  states: readonly string[],
  { page, serverState }: Names,
  then = '',
): string {
  const happens =
    event === undefined
      ? `applicants are${then} shown ${page(to)} instead of ${page(from)}`
      : `${event}${then} leads applicants to ${serverState(to)} instead of ${serverState(from)}`
  const names = states.map(serverState)
  const room = mostWords - countWords(happens) - 1
  return countWords(names.join(', ')) <= room
    ? `At ${names.join(', ')}, ${happens}.`
    : `At ${states.length} states, ${happens}. They are ${listed(names, mostWords - 5)}.`
}
