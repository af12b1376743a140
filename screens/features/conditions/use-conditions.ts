import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Condition } from '#generated/domain'
import { calls } from '../../api/calls.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { sideAnswer } from '../../api/side-answer.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { type KnownCondition, knownConditions, withDefaults } from './known-conditions.ts'

export interface Conditions {
  readonly conditions: readonly KnownCondition[] | undefined
  /** Number of conditions that cannot be shown. */
  readonly unread: number
  readonly error: unknown
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

/** Reads the conditions that are sound, and counts the others. */
async function readConditions(asked: Promise<Condition[]>) {
  const odd: unknown[] = []
  const listed = asked.then((list) => (Array.isArray(list) ? list.map(withDefaults) : list))
  const read = await sideAnswer(listed, [shape], odd)
  return { read, unread: odd.length }
}

/**
 * Reads the conditions, again every minute and when the window gets the focus. If they have changed, the account list is read
 * again and the bell shows it. One read serves all who use this hook. Pages about conditions are live.
 */
export function useConditions(uuid: string, isLive = true): Conditions {
  const { conditions: source } = useJourney().journey.source
  const refetchMs = useLimit('conditionNotifications', 'refetchMs')
  const lookMs = useLimit('livePage', 'lookMs')
  const { data, error, refetch } = useQuery({
    queryKey: conditionsKey(uuid),
    async queryFn({ client, queryKey }) {
      const read = await readConditions(calls.conditions(uuid))
      const known = client.getQueryData(queryKey) ?? read
      if (JSON.stringify(known) !== JSON.stringify(read)) noteAccountChange()
      return read
    },
    // While a reviewer checks an answer, pages about conditions look more often.
    refetchInterval: ({ state }) =>
      isLive && state.data?.read.some(({ actionNeeded }) => !actionNeeded) ? lookMs : refetchMs,
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
  useEffect(() => {
    // A window that is visible beside another is never hidden, so the query client does not notice that the user came back
    // to it.
    const read = () => void refetch({ cancelRefetch: false })
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [refetch])
  const conditions = data && knownConditions(data.read, source?.categories ?? {})
  return { conditions, unread: data ? data.unread + data.read.length - (conditions?.length ?? 0) : 0, error }
}

export const conditionsKey = (uuid: string) => ['conditions', uuid]
