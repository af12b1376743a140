import { useConditionAnswer } from '../../conditions/use-condition-answer.ts'
import { useConditions } from '../../conditions/use-conditions.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useOffers } from '../../journey/use-offers.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'

/** The step of the road where the applicant is at it; elsewhere the answer to a reviewer who asked for an ID. */
export function useIdentitySubmit(): (values: unknown) => Promise<void> {
  const { uuid } = useOpenApplication()
  const submit = usePageSubmit('identity')
  const isStep = useOffers('identity')('identity')
  const { conditions = [] } = useConditions(uuid, !isStep)
  const asked = conditions.find(({ rule, actionNeeded }) => actionNeeded && rule.action === 'identity')
  const answer = useConditionAnswer(asked?.uuid ?? '')
  return isStep || asked === undefined ? submit : answer
}
