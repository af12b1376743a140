import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '#generated/api'
import { announce } from '../../../../kit/journey/live-region.ts'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { accountCalls } from './account-calls.ts'
import { useDeviceName } from './use-device-name.ts'

const queryKey = ['sessions']

/**
 * Reads the user's sessions, this device's first. They are read again on every visit, because another device may have
 * signed in.
 */
export function useSessions() {
  const t = useCopy()
  const nameOf = useDeviceName()
  const client = useQueryClient()
  const { data, error } = useQuery({ queryKey, queryFn: accountCalls.sessions, refetchOnMount: 'always' })
  const done = async (sentence: string) => {
    await client.invalidateQueries({ queryKey })
    announce(sentence)
  }
  return {
    sessions: data?.list.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    unread: data?.unread,
    error,
    end: async (session: SessionView) => {
      await accountCalls.endSession(session.uuid)
      await done(t('settings.sessions.ended', { device: nameOf(session) }))
    },
    endOthers: async () => {
      const { ended } = await accountCalls.endOtherSessions()
      await done(t('settings.sessions.othersEnded', { ended }))
    },
  }
}

/** Returns a function that reads the sessions again after another action ended some of them. */
export function useSessionsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
