import { useQuery } from '@tanstack/react-query'
import type { Condition } from '#generated/domain'
import { calls } from '../api/calls.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useLimit } from '../journey/use-limit.ts'
import { type KnownCondition, knownConditions } from './known-conditions.ts'

export interface Conditions {
  readonly conditions: readonly KnownCondition[] | undefined
  readonly error: unknown
}

/** What reviewers ask for: read again every minute and on focus, oftener while one of them looks at an answer. */
export function useConditions(uuid: string, enabled = true): Conditions {
  const { conditions: source } = useJourney().journey.source
  const refetchMs = useLimit('conditionNotifications', 'refetchMs')
  const lookMs = useLimit('livePage', 'lookMs')
  const { data, error } = useQuery({
    queryKey: conditionsKey(uuid),
    queryFn: () => calls.conditions(uuid),
    enabled,
    refetchInterval: ({ state }) => (isInReview(state.data) ? lookMs : refetchMs),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
  return { conditions: data && knownConditions(data, source?.categories ?? {}), error }
}

export const conditionsKey = (uuid: string) => ['conditions', uuid]

const isInReview = (conditions: readonly Condition[] = []): boolean =>
  conditions.some(({ actionNeeded }) => !actionNeeded)
