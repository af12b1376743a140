export type Stage = 'open' | 'closing' | 'done' | 'ended' | 'cancelled'

const closing = [
  'GEN_RESCISSION',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
  'FUNDING_DECISION',
  'DIRECT_DEBT_PAYOFF',
]

const ended = ['DECLINED', 'CREDIT_MINOR', 'WAITING_FOR_DECISION_NOTICE']

/** What a server state means to somebody who looks from outside. */
export function stageOf(serverState: string | undefined): Stage {
  if (serverState === 'COMPLETE') return 'done'
  if (serverState === 'CANCELLED') return 'cancelled'
  if (serverState !== undefined && ended.includes(serverState)) return 'ended'
  return serverState !== undefined && closing.includes(serverState) ? 'closing' : 'open'
}
