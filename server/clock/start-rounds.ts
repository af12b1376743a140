export interface Rounds {
  /** Milliseconds until the first round, and from the end of one round to the next. */
  readonly firstMs: number
  readonly everyMs: number
  /** Runs one round, which may stop early once `stopping` is aborted. Errors go to `onError` and do not stop later rounds. */
  readonly run: (stopping: AbortSignal) => Promise<unknown>
  readonly onError: (error: unknown) => void
}

/** Runs rounds until it is stopped; `stop` waits for a running round. */
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
