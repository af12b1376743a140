/** A notice that is not repeated for so many of its intervals is over. */
const lastsIntervals = 3

export interface Typing {
  readonly heard: (participant: string) => void
  readonly stopped: (participant: string) => void
  /** Whether one's own writing may be told again; asking counts as telling. */
  readonly mayTell: () => boolean
  readonly stop: () => void
}

/** Who is writing: told by notices that are repeated each `everyMs`, and over soon after the last. */
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
