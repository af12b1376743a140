const isVisible = (): boolean => document.visibilityState === 'visible'

/**
 * Repeats work at intervals while the page is visible, and does it at once when it becomes visible again: a page in a background
 * tab costs no processor time. Returns a function that ends it.
 */
export function whileVisible(work: () => void, everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  const start = () => {
    stop()
    if (isVisible()) timer = setInterval(work, everyMs)
  }
  const turn = () => {
    start()
    if (isVisible()) work()
  }
  start()
  document.addEventListener('visibilitychange', turn)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', turn)
  }
}

/** Waits until the page is visible. */
export function becomeVisible(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (!isVisible()) return
    document.removeEventListener('visibilitychange', look)
    resolve()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return promise
}
