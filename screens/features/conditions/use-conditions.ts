import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Condition } from '#generated/domain'
import { calls } from '../../api/calls.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { sideAnswer } from '../../api/side-answer.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { type KnownCondition, knownConditions } from './known-conditions.ts'

export interface Conditions {
  readonly conditions: readonly KnownCondition[] | undefined
  readonly error: unknown
}

interface ConditionsOptions {
  readonly enabled?: boolean
  /** Whether to poll more often while a reviewer checks an answer, on pages about conditions. */
  readonly isLive?: boolean
}

const shape = {
  uuid: 'string',
  categoryEnum: 'string',
  created: 'string',
  actionNeeded: 'boolean',
  requestDocuments: ['string'],
  earlierDocuments: ['string'],
  xtraData: { numDocsRequired: 'number' },
} as const

/**
 * Reads the conditions, again every minute and when the window gets the focus. If they have changed, the account list is read
 * again and the bell shows it. One read serves all who use this hook.
 */
export function useConditions(
  uuid: string,
  { enabled = true, isLive = true }: ConditionsOptions = {},
): Conditions {
  const { conditions: source } = useJourney().journey.source
  const refetchMs = useLimit('conditionNotifications', 'refetchMs')
  const lookMs = useLimit('livePage', 'lookMs')
  const { data, error, refetch } = useQuery({
    queryKey: conditionsKey(uuid),
    async queryFn({ client, queryKey }) {
      const read = await sideAnswer(calls.conditions(uuid), [shape])
      const known = client.getQueryData(queryKey) ?? read
      if (JSON.stringify(known) !== JSON.stringify(read)) noteAccountChange()
      return read
    },
    enabled,
    refetchInterval: ({ state }) => (isLive && isInReview(state.data) ? lookMs : refetchMs),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
  useEffect(() => {
    if (!enabled) return
    // A window that is visible beside another is never hidden, so the query client does not notice that the user came back
    // to it.
    const read = () => void refetch({ cancelRefetch: false })
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [enabled, refetch])
  return { conditions: data && knownConditions(data, source?.categories ?? {}), error }
}

export const conditionsKey = (uuid: string) => ['conditions', uuid]

const isInReview = (conditions: readonly Condition[] = []): boolean =>
  conditions.some(({ actionNeeded }) => !actionNeeded)
