import type { StandingView } from '../../api/standing.ts'
import { useAsked } from '../ask.ts'
import { useLender } from './use-lender.ts'

/** Where applications of the chosen lender stand; empty if nobody tells. */
export function useStanding(): StandingView {
  const [lender] = useLender()
  return useAsked<StandingView>('/api/standing', { lender }).data ?? {}
}
