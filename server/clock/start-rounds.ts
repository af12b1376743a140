export interface Rounds {
  /** When the first round begins, and each next one after the end of the last, milliseconds. */
  readonly firstMs: number
  readonly everyMs: number
  /** One round, which may end early once `stopping` is aborted; what it throws is told to `onError` and ends no other. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>
  readonly onError: (error: unknown) => void
}

/** Runs rounds until it is stopped; `stop` waits for one that is under way. */
export function startRounds({ firstMs, everyMs, run, onError }: Rounds): {
  readonly stop: () => Promise<void>
} {
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const stopping = new AbortController()
  const schedule = (ms: number): void => {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      round = runOnce()
    }, ms).unref()
  }
  const runOnce = async (): Promise<void> => {
    await run(stopping.signal).catch(onError)
    schedule(everyMs)
  }
  schedule(firstMs)
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await round
    },
  }
}
