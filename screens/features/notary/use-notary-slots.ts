import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'

/**
 * Fetches the free times of a notary in person. They are not requested again while they are in the query cache (5 minutes
 * after the last use, by default).
 */
export function useNotarySlots() {
  const { uuid } = useOpenApplication()
  return useQuery({ queryKey: ['notary-slots', uuid], queryFn: () => calls.notarySlots(uuid) })
}
