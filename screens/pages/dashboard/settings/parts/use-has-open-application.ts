import { useQuery } from '@tanstack/react-query'
import { findServerState } from '#engine'
import { calls } from '../../../../api/calls.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'

/** Stages of an application that has ended. A state without a stage is open. */
const ended: readonly (string | undefined)[] = ['done', 'ended', 'cancelled']

/**
 * Returns whether one of the user's own applications is open; undefined until known. The server also checks the
 * applications that the user co-signs.
 */
export function useHasOpenApplication(): boolean | undefined {
  const { serverStates } = useJourney().journey
  const { data } = useQuery({
    queryKey: ['has-open-application'],
    queryFn: async () => {
      const { list } = await calls.applications()
      const statuses = await Promise.all(list.map(({ uuid = '' }) => calls.status(uuid)))
      return statuses.some(
        ({ checklistStatus = 'UNKNOWN' }) =>
          !ended.includes(findServerState(serverStates, checklistStatus)?.source.stage),
      )
    },
  })
  return data
}
