import { fetchingAhead } from '../api/stale-chunks.ts'
import type { LaterCopy } from '../wording/later-copy.ts'

const parts = [
  () => import('./gates/signed-in.tsx'),
  () => import('./routes/application-area.tsx'),
  () => import('./routes/application-page.tsx'),
]

/** Fetches the other messages, then the parts one after the other, each when the browser is idle. */
export async function fetchAhead(laterCopy: LaterCopy): Promise<void> {
  await laterCopy.load()
  for (let part = parts.shift(); part; part = parts.shift()) {
    await idle()
    await fetchingAhead<unknown>(part)
  }
}

/** Safari has no such callback: there a turn of the event loop must do. */
function idle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
  else setTimeout(resolve)
  return promise
}
