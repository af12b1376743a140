import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { useOpenApplication } from '../../follow/routing-context.ts'

/** Fetches the free times of a notary in person, again each time the page is shown. */
export function useNotarySlots() {
  const { uuid } = useOpenApplication()
  return useQuery({ queryKey: ['notary-slots', uuid], queryFn: () => calls.notarySlots(uuid) })
}
