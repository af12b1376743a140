import { pause } from '../api/retry.ts'

const isVisible = (): boolean => document.visibilityState === 'visible'

/**
 * Repeats work at intervals while the page is visible, and does it at once when it becomes visible again: a page in a background
 * tab costs no processor time. Returns a function that ends it.
 */
export function whileVisible(work: () => void, everyMs: number): () => void {
  const start = () => (isVisible() ? setInterval(work, everyMs) : undefined)
  let timer = start()
  const turn = () => {
    clearInterval(timer)
    timer = start()
    if (timer) work()
  }
  document.addEventListener('visibilitychange', turn)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', turn)
  }
}

/** Pauses, and longer until the page is visible. */
export async function pauseUntilSeen(ms: number): Promise<void> {
  await pause(ms)
  while (!isVisible())
    await new Promise((turned) => document.addEventListener('visibilitychange', turned, { once: true }))
}
