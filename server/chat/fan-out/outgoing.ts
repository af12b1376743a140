import { randomUUID } from 'node:crypto'
import type { FanOutListener, Notice } from './fan-out.ts'
import { findNotice, writeNotice } from './notice-text.ts'

/** Postgres takes 8,000 bytes of a payload. */
const mostBytes = 7900

/** While a line is away, so many notices wait for it; a server that comes back looks at everything anyway. */
const mostWaiting = 20_000

export interface Outgoing {
  readonly add: (notice: Notice) => void
  /** Sends what waits, unless that is being done. */
  readonly flush: () => void
  /** What others sent by such a queue; what came from this one is left out. */
  readonly receive: (payload: string, listener: FanOutListener) => void
}

/**
 * Notices that wait for the line to be free: those of the same words are one, and many go together, so that a busy server sends
 * few. `send` rejects while the line is away; then they wait for the next flush.
 */
export function createOutgoing(send: (payload: string) => Promise<unknown>): Outgoing {
  const origin = randomUUID()
  const waiting = new Set<string>()
  let isSending = false
  const sendAll = async (): Promise<void> => {
    try {
      // A turn later, so that what happens together goes together.
      await new Promise((resolve) => setImmediate(resolve))
      while (waiting.size > 0) {
        const words = firstWords(waiting)
        // Before they are sent: what happens meanwhile has to be told once more.
        for (const word of words) waiting.delete(word)
        await send(`${origin} ${words.join(' ')}`).catch((error: unknown) => {
          for (const word of words) waiting.add(word)
          throw error
        })
      }
    } finally {
      // In the same turn as the last look: a notice that is added in between would wait for the next one.
      isSending = false
    }
  }
  const flush = () => {
    if (isSending || waiting.size === 0) return
    isSending = true
    sendAll().catch(() => {}) // the line is away, and whoever keeps it flushes when it is back
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
