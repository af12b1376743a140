import type { ChatCalls } from './chat-calls.ts'
import type { OpenLine } from './line.ts'
import { openPollLine } from './poll-line.ts'
import { openSocketLine } from './socket-line.ts'

/** After this many sockets in a row that never opened, the network is assumed to block them. */
const blockedAfter = 2

export interface LineLimits {
  readonly pingMs: number
  readonly pollMs: number
}

/**
 * Creates the function that opens a connection: a socket. After two sockets in a row that never opened it uses polling,
 * and then tries a socket again.
 */
export function createOpenLine(calls: ChatCalls, { pingMs, pollMs }: LineLimits): OpenLine {
  let unopened = 0
  const onOpened = (hasOpened: boolean) => {
    unopened = hasOpened ? 0 : unopened + 1
  }
  return (listener) => {
    if (unopened < blockedAfter) return openSocketLine({ calls, openMs: pingMs, onOpened }, listener)
    // Another socket that does not open leads back to polling.
    unopened = blockedAfter - 1
    return openPollLine({ calls, pollMs }, listener)
  }
}
