import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'

/** Fetches the free times of a notary in person for the open application. */
export const useNotarySlots = () => useSlotsOf(useOpenApplication().uuid)

/**
 * Fetches the free times for an application, if they are wanted. They are not requested again while they are in the query cache
 * (5 minutes after the last use, by default).
 */
export const useSlotsOf = (uuid: string, isWanted = true) =>
  useQuery({
    queryKey: ['notary-slots', uuid],
    queryFn: () => calls.notarySlots(uuid),
    enabled: isWanted,
  })
