import { useQuery } from '@tanstack/react-query'
import { findServerState } from '#engine'
import { calls } from '../../../../api/calls.ts'
import { useJourney } from '../../../../journey/journey-context.ts'

/** Stages of an application that has ended; one that names none is open. */
const ended: readonly (string | undefined)[] = ['done', 'ended', 'cancelled']

/** Whether an application of one's own has not ended; undefined until that is known. The server also asks of those that one signs along. */
export function useHasOpenApplication(): boolean | undefined {
  const { serverStates } = useJourney().journey
  const { data } = useQuery({
    queryKey: ['has-open-application'],
    queryFn: async () => {
      const applications = await calls.applications()
      const statuses = await Promise.all(applications.map(({ uuid = '' }) => calls.status(uuid)))
      return statuses.some(
        ({ checklistStatus = 'UNKNOWN' }) =>
          !ended.includes(findServerState(serverStates, checklistStatus)?.source.stage),
      )
    },
  })
  return data
}
