/** Number of intervals after which a typing notice that is not repeated expires. */
const lastsIntervals = 3

export interface Typing {
  readonly heard: (participant: string) => void
  readonly stopped: (participant: string) => void
  /** Returns whether the user's own typing may be sent again; a call that returns true counts as sending. */
  readonly mayTell: () => boolean
  readonly stop: () => void
}

/** Tracks who is typing, by notices that repeat every `everyMs` and expire soon after the last one. */
export function createTyping(everyMs: number, tell: (participants: readonly string[]) => void): Typing {
  const writing = new Map<string, ReturnType<typeof setTimeout>>()
  let toldAt = Number.NEGATIVE_INFINITY
  const over = (participant: string): void => {
    clearTimeout(writing.get(participant))
    if (writing.delete(participant)) tell([...writing.keys()])
  }
  return {
    heard: (participant) => {
      const isNew = !writing.has(participant)
      clearTimeout(writing.get(participant))
      writing.set(
        participant,
        setTimeout(() => over(participant), lastsIntervals * everyMs),
      )
      if (isNew) tell([...writing.keys()])
    },
    stopped: over,
    mayTell: () => {
      const may = Date.now() - toldAt >= everyMs
      if (may) toldAt = Date.now()
      return may
    },
    stop: () => {
      for (const timer of writing.values()) clearTimeout(timer)
      writing.clear()
    },
  }
}
