import { useOffers } from '../../follow/use-offers.ts'
import { usePageSubmit } from '../../follow/use-page-submit.ts'
import { useConditionAnswer } from '../conditions/use-condition-answer.ts'
import type { AskedIdentity } from './refused-pictures.tsx'

/** The step of the road where the applicant is at it; elsewhere the answer to a reviewer who asked for an ID. */
export function useIdentitySubmit(asked: AskedIdentity | undefined): (values: unknown) => Promise<void> {
  const submit = usePageSubmit('identity')
  const isStep = useOffers('identity')('identity')
  const answer = useConditionAnswer(asked?.uuid ?? '')
  return isStep || asked === undefined ? submit : answer
}
