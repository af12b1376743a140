import type { Journey } from '../machine/journey.ts'
import { findServerState } from '../machine/server-states.ts'

/**
 * Milliseconds to wait before each further poll of the application's status; none in a halting state (core
 * specification 9).
 */
export function pollDelays({ source, serverStates }: Journey, serverState: string): readonly number[] {
  const { kind, poll } = findServerState(serverStates, serverState)?.source ?? {}
  if (kind === 'halting' || poll === false) return []
  const { baseMs, factor, maxMs, retries, retriesWhileWaiting } = source.serverStates.polling
  const count = kind === 'waiting' ? retriesWhileWaiting : retries
  return Array.from({ length: count }, (_, retry) => Math.min(baseMs * factor ** retry, maxMs))
}
