import { calls } from '../api/calls.ts'
import { useFact } from '../api/public-facts.ts'
import { useSubject } from '../api/session.ts'

/** Whether the signed-in person is a broker; asked only where it matters. */
export function useIsBroker(matters: boolean): boolean {
  const subject = useSubject()
  const { data } = useFact(
    matters && subject !== undefined ? `identity ${subject}` : undefined,
    calls.identity,
  )
  return data?.profileType === 'BROKER'
}
