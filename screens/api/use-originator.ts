import { useFact } from '../kit/api/public-facts.ts'
import { useLimit } from '../kit/journey/use-limit.ts'
import { publicCalls } from './public-calls.ts'
import { sideAnswer } from './side-answer.ts'

const shape = {
  originatorName: 'string?',
  brokerName: 'string?',
  avatarUri: 'string?',
  email: 'string?',
  phoneNumber: 'string?',
  nmls: 'string?',
  logoUrl: 'string?',
  logoAlt: 'string?',
  logoRedirect: 'string?',
} as const

/** Fetches the public information about a loan originator, again once it is stale. */
export function useOriginator(uuid: string) {
  const maxAgeMs = useLimit('originatorInfo', 'staleMs')
  return useFact(`originator ${uuid}`, () => sideAnswer(publicCalls.originator(uuid), shape), maxAgeMs)
}
