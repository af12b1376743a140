import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Condition } from '#generated/domain'
import { calls } from '../../api/calls.ts'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { soundRecord } from '../../api/side-answer.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { whileVisible } from '../../kit/journey/while-visible.ts'
import { type KnownCondition, knownConditions } from './known-conditions.ts'

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
  earlierDocuments: ['string', '?'],
} as const

/** Condition as a service may send it: one that knows no earlier documents names none. */
type Told = Omit<Condition, 'earlierDocuments'> & Partial<Pick<Condition, 'earlierDocuments'>>

/** Reads the conditions that can be shown, and the number of all. */
async function readConditions(uuid: string) {
  const told: readonly Told[] = await calls.conditions(uuid)
  // As a record, because a list of which nothing can be shown is no failure: the page counts what it leaves out.
  const { list } = await soundRecord(Promise.resolve({ list: told }), { list: [shape] })
  return {
    list: list.map((one): Condition => ({ ...one, earlierDocuments: one.earlierDocuments ?? [] })),
    count: told.length,
  }
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
      const read = await readConditions(uuid)
      const known = client.getQueryData(queryKey) ?? read
      if (JSON.stringify(known) !== JSON.stringify(read)) noteAccountChange()
      return read
    },
    refetchOnMount: 'always',
  })
  // While a reviewer checks an answer, pages about conditions look more often.
  const isChecked = isLive && data?.list.some(({ actionNeeded }) => !actionNeeded)
  const everyMs = isChecked ? lookMs : refetchMs
  useEffect(() => {
    const read = () => void refetch({ cancelRefetch: false })
    const stop = whileVisible(read, everyMs)
    // A window that is visible beside another is never hidden.
    window.addEventListener('focus', read)
    return () => {
      stop()
      window.removeEventListener('focus', read)
    }
  }, [refetch, everyMs])
  const conditions = data && knownConditions(data.list, source?.categories ?? {})
  return { conditions, unread: data && conditions ? data.count - conditions.length : 0, error }
}

export const conditionsKey = (uuid: string) => ['conditions', uuid]
