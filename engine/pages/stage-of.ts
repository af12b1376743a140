import type { ServerStateSource } from '../source.ts'

export type Stage = 'open' | 'closing' | 'done' | 'ended' | 'cancelled'

/** Stage that a server state represents outside of the process. The steps of closing, which a product names itself, are one stage. */
export function stageOf({ stage }: Pick<ServerStateSource, 'stage'> = {}): Stage {
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
