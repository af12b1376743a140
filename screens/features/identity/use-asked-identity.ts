import { useOpenApplication } from '../../follow/routing-context.ts'
import { useConditions } from '../conditions/use-conditions.ts'

/** The condition that asks the applicant for an ID; undefined while none does. */
export function useAskedIdentity() {
  const { uuid, status } = useOpenApplication()
  const { conditions = [] } = useConditions(uuid, { enabled: status.condition !== undefined })
  return status.condition === undefined
    ? undefined
    : conditions.find(({ rule, actionNeeded }) => actionNeeded && rule.action === 'identity')
}
