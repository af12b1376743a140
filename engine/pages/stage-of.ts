import { findServerState, type ServerStates } from '../machine/server-states.ts'
import type { ServerStateSource } from '../source.ts'

export type Stage = 'open' | 'closing' | 'done' | 'ended' | 'cancelled'

/** Stage that a server state represents outside of the process. The steps of closing, which a product names itself, are one stage. */
export function stageOf({ stage }: { readonly stage?: ServerStateSource['stage'] | undefined } = {}): Stage {
  switch (stage) {
    case undefined:
      return 'open'
    case 'done':
    case 'ended':
    case 'cancelled':
      return stage
    default:
      return 'closing'
  }
}

/** Stage that a server state represents by its rule; of a state without a rule, `open`. */
export const stageOfState = (rules: ServerStates, state = 'UNKNOWN'): Stage =>
  stageOf(findServerState(rules, state)?.source)
