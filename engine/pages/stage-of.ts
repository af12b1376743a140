import type { ServerStateSource } from '../source.ts'

export type Stage = 'open' | 'closing' | 'done' | 'ended' | 'cancelled'

/** What a server state means to somebody who looks from outside. */
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
