import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FanOutListener, Notice } from './fan-out.ts'

/** Most bytes of a payload; Postgres accepts 8,000. */
const mostBytes = 7900

/** Most notices that wait while the connection is away. A server that reconnects checks everything anyway. */
const mostWaiting = 20_000

/**
 * Milliseconds in which notices are gathered before they are sent together. People do not notice this delay, and each
 * payload costs two servers a statement.
 */
const gatherMs = 40

export interface Outgoing {
  readonly add: (notice: Notice) => void
  /** Sends the waiting notices, unless that is under way. */
  readonly flush: () => void
  /** Reads a payload that another server sent. Payloads of this server are skipped. */
  readonly receive: (payload: string, listener: FanOutListener) => void
}

/**
 * Creates the queue of notices to other servers. Equal notices are merged, and many are sent together, so that a busy server
 * sends few payloads. `send` rejects while the connection is away; the notices then wait for the next flush.
 */
export function createOutgoing(
  send: (payload: string) => Promise<unknown>,
  gather: () => Promise<unknown> = () => pause(gatherMs),
): Outgoing {
  const origin = randomUUID()
  const waiting = new Set<string>()
  let isSending = false
  const sendAll = async (): Promise<void> => {
    try {
      await gather()
      while (waiting.size > 0) {
        const words = firstWords(waiting)
        // Removed before sending: an event that happens meanwhile must be announced again.
        for (const word of words) waiting.delete(word)
        await send(`${origin} ${words.join(' ')}`).catch((error: unknown) => {
          for (const word of words) waiting.add(word)
          throw error
        })
      }
    } finally {
      // Reset in the same turn as the last check; otherwise a notice added in between would wait for the next one.
      isSending = false
    }
  }
  const flush = () => {
    if (isSending || waiting.size === 0) return
    isSending = true
    sendAll().catch(() => {}) // the connection is away; its owner flushes after reconnecting
  }
  return {
    add: (notice) => {
      if (waiting.size < mostWaiting) waiting.add(writeNotice(notice))
      flush()
    },
    flush,
    receive: (payload, { onNotice }) => {
      const [from, ...words] = payload.split(' ')
      if (from === origin) return
      for (const notice of words.map(findNotice)) if (notice !== undefined) onNotice(notice)
    },
  }
}

function firstWords(waiting: ReadonlySet<string>): readonly string[] {
  const words: string[] = []
  let bytes = 40
  for (const word of waiting) {
    bytes += word.length + 1
    if (bytes > mostBytes) break
    words.push(word)
  }
  return words
}

const kinds = { M: 'MESSAGE', S: 'STATE', T: 'TYPING', R: 'READ' } as const

/** Encodes a notice as one word of a payload. */
function writeNotice(notice: Notice): string {
  const { kind, conversation } = notice
  if (notice.kind === 'TYPING') return `T:${conversation}:${notice.participant}`
  if (notice.kind === 'READ') return `R:${conversation}:${notice.participant}:${notice.sequence}`
  return `${kind === 'MESSAGE' ? 'M' : 'S'}:${conversation}`
}

/** Decodes a notice. Undefined for an unknown word, which another version of the server may have sent. */
function findNotice(word: string): Notice | undefined {
  const [letter = '', conversation, participant, sequence] = word.split(':')
  const kind = letter in kinds ? kinds[letter as keyof typeof kinds] : undefined
  if (kind === undefined || conversation === undefined) return undefined
  if (kind === 'MESSAGE' || kind === 'STATE') return { kind, conversation }
  if (participant === undefined) return undefined
  return kind === 'TYPING'
    ? { kind, conversation, participant }
    : { kind, conversation, participant, sequence: Number(sequence) }
}
