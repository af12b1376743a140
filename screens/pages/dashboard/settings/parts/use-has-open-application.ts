import { useQuery } from '@tanstack/react-query'
import { isUnderWay } from '#product'
import { calls } from '../../../../api/calls.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'

/**
 * Returns whether one of the user's own applications is open; undefined until known. The server also checks the
 * applications that the user co-signs.
 */
export function useHasOpenApplication(): boolean | undefined {
  const { journey } = useJourney()
  const { data } = useQuery({
    queryKey: ['has-open-application'],
    queryFn: async () => {
      const { list } = await calls.applications()
      const statuses = await Promise.all(list.map(({ uuid = '' }) => calls.status(uuid)))
      return statuses.some((status) => isUnderWay(journey, status))
    },
  })
  return data
}
