import type { ChatCalls } from './chat-calls.ts'
import type { OpenLine } from './line.ts'
import { openPollLine } from './poll-line.ts'
import { openSocketLine } from './socket-line.ts'

/** So many sockets in a row that never opened mean that the network blocks them. */
const blockedAfter = 2

export interface LineLimits {
  readonly pingMs: number
  readonly pollMs: number
}

/** Lines by socket; where two in a row never opened, one by asking, and then a socket is tried anew. */
export function createOpenLine(calls: ChatCalls, { pingMs, pollMs }: LineLimits): OpenLine {
  let unopened = 0
  const onOpened = (hasOpened: boolean) => {
    unopened = hasOpened ? 0 : unopened + 1
  }
  return (listener) => {
    if (unopened < blockedAfter) return openSocketLine({ calls, openMs: pingMs, onOpened }, listener)
    // One more that does not open brings back here.
    unopened = blockedAfter - 1
    return openPollLine({ calls, pollMs }, listener)
  }
}
