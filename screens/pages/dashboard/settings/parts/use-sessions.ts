import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '#generated/api'
import { calls } from '../../../../api/calls.ts'
import { announce } from '../../../../journey/live-region.ts'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useDeviceName } from './use-device-name.ts'

const queryKey = ['sessions']

/** The sessions, this device's first. Read anew on every visit: meanwhile somebody may have signed in elsewhere. */
export function useSessions() {
  const t = useCopy()
  const nameOf = useDeviceName()
  const client = useQueryClient()
  const { data, error } = useQuery({ queryKey, queryFn: calls.sessions, refetchOnMount: 'always' })
  const done = async (sentence: string) => {
    await client.invalidateQueries({ queryKey })
    announce(sentence)
  }
  return {
    sessions: data?.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    error,
    end: async (session: SessionView) => {
      await calls.endSession(session.uuid)
      await done(t('settings.sessions.ended', { device: nameOf(session) }))
    },
    endOthers: async () => {
      const { ended } = await calls.endOtherSessions()
      await done(t('settings.sessions.othersEnded', { ended }))
    },
  }
}

/** After what ended some of them by another way. */
export function useSessionsRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
