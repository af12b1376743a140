/** Longest time from a signal to the end of the process; supervisors kill after 30 seconds, some after 20. */
const mostMs = 19_000

/** Time within which further signals are the same wish: npm passes on what a terminal has sent to its server already. */
const sameWishMs = 1000

export type StopSignal = 'SIGINT' | 'SIGTERM'

/**
 * Ends the process in order when it is asked to, and in any case in time: what is cut short then is done again by the next
 * start, as after a crash. A second wish ends it at once. Called before the server listens, because a process with the id 1
 * gets no signal that it does not listen to.
 */
export function stopOnSignals(stop: (signal: StopSignal) => Promise<void>): void {
  let askedAt: number | undefined
  const onSignal = (signal: StopSignal) => {
    const now = performance.now()
    if (askedAt !== undefined) {
      if (now - askedAt > sameWishMs) process.exit(1)
      return
    }
    askedAt = now
    setTimeout(() => {
      console.error('The server was not closed in time. What it was doing is done again at its next start.')
      process.exit(0)
    }, mostMs).unref()
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => onSignal(signal))
}
