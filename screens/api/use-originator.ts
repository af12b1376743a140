import type { LoanOriginator } from '#generated/api'
import { useLimit } from '../journey/use-limit.ts'
import { publicCalls } from './public-calls.ts'
import { useFact } from './public-facts.ts'

/** Fetches the public information about a loan originator, again once it is stale. */
export function useOriginator(uuid: string) {
  const maxAgeMs = useLimit('originatorInfo', 'staleMs')
  return useFact<LoanOriginator>(`originator ${uuid}`, () => publicCalls.originator(uuid), maxAgeMs)
}
