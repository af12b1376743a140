import { loadSource, tenantJourney } from '#source'
import { simulate } from '../tools/grade/simulate/simulate.ts'
import type { Section } from './section.ts'

const applicants = 100_000
const mostSeconds = 10

/** Measures how long it takes to send a hundred thousand random applicants through client and server. */
export const simulation: Section = async () => {
  const source = loadSource()
  const start = performance.now()
  const { deadEnds } = simulate(tenantJourney(source, 'hearthline'), { applicants, seed: 1 })
  const seconds = (performance.now() - start) / 1000
  if (deadEnds.length > 0) throw new Error(`Applicants are stuck: ${JSON.stringify(deadEnds)}`)
  return [
    {
      what: '100,000 simulated applicants',
      who: 'one thread',
      figure: `${seconds.toFixed(1)} s`,
      limit: `${mostSeconds} s`,
      isExceeded: seconds > mostSeconds,
    },
  ]
}
