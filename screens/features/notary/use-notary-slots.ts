import { useQuery } from '@tanstack/react-query'
import { calls } from '../../api/calls.ts'
import { useOpenApplication } from '../../follow/routing-context.ts'

/** The free times of a notary in person, asked for anew each time that somebody looks. */
export function useNotarySlots() {
  const { uuid } = useOpenApplication()
  return useQuery({ queryKey: ['notary-slots', uuid], queryFn: () => calls.notarySlots(uuid) })
}
