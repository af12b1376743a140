import type { LoanOriginator } from '#generated/api'
import { useLimit } from '../journey/use-limit.ts'
import { publicCalls } from './public-calls.ts'
import { useFact } from './public-facts.ts'

/** What anybody may know of a loan originator; asked for again when it has grown old. */
export function useOriginator(uuid: string) {
  const maxAgeMs = useLimit('originatorInfo', 'staleMs')
  return useFact<LoanOriginator>(`originator ${uuid}`, () => publicCalls.originator(uuid), maxAgeMs)
}
