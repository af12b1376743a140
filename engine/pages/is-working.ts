import type { Journey } from '../machine/journey.ts'
import { findServerState } from '../machine/server-states.ts'

/** Whether the server is working and the browser has to poll. The page is disabled meanwhile. */
export function isWorking({ serverStates }: Journey, serverState: string): boolean {
  const { kind, poll } = findServerState(serverStates, serverState)?.source ?? {}
  return kind === 'waiting' && poll !== false
}
