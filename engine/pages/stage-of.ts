import type { ServerStateSource } from '../source.ts'

export type Stage = 'open' | 'closing' | 'done' | 'ended' | 'cancelled'

/** Stage that a server state represents outside of the process. The four steps of closing are one stage. */
export function stageOf({ stage }: Pick<ServerStateSource, 'stage'> = {}): Stage {
  switch (stage) {
    case 'rescission':
    case 'recording':
    case 'funding':
    case 'payoff':
      return 'closing'
    default:
      return stage ?? 'open'
  }
}
