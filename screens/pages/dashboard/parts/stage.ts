export type Stage = 'open' | 'closing' | 'done' | 'ended'

const closing = [
  'GEN_RESCISSION',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
  'FUNDING_DECISION',
  'DIRECT_DEBT_PAYOFF',
]

/** What a server state means to somebody who looks from outside. */
export function stageOf(serverState: string | undefined): Stage {
  if (serverState === 'COMPLETE') return 'done'
  if (serverState === 'DECLINED' || serverState === 'CANCELLED') return 'ended'
  return serverState !== undefined && closing.includes(serverState) ? 'closing' : 'open'
}
