import { fetchingAhead } from '../kit/api/stale-chunks.ts'
import type { LaterCopy } from '../kit/wording/later-copy.ts'
import { loadPageFiles } from './page-screens.ts'

const parts = [
  loadPageFiles,
  () => import('./gates/signed-in.tsx'),
  () => import('./routes/application-area.tsx'),
  () => import('./routes/application-page.tsx'),
]

/** Fetches the remaining messages, then the parts one after another, each when the browser is idle. */
export async function fetchAhead(laterCopy: LaterCopy): Promise<void> {
  await laterCopy.load()
  for (let part = parts.shift(); part; part = parts.shift()) {
    await idle()
    await fetchingAhead<unknown>(part)
  }
}

/** Waits until the browser is idle. Safari has no requestIdleCallback; a turn of the event loop replaces it there. */
function idle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve())
  else setTimeout(resolve)
  return promise
}
