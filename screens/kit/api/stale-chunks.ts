import { attempt } from '../storage/attempt.ts'
import { callLimits } from './call-limits.ts'

/** Key at which this tab counts its reloads. */
const countKey = 'import_retries'

let ahead = 0

/**
 * Reloads the document if a chunk fails to load, most often because a new build replaced it, up to a maximum counted in
 * this tab (specification, sections 2 and 8). After that, or offline, the error screen shows the error.
 */
export function watchStaleChunks(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Nobody waits for prefetched chunks, and a reload while offline would lose the current page.
    if (ahead > 0 || !navigator.onLine || !countReload()) return
    event.preventDefault()
    reload()
  })
  // Not as soon as a chunk has loaded: a document with one missing part would reload for ever.
  const forget = () => attempt(() => sessionStorage.removeItem(countKey))
  setTimeout(forget, callLimits().importRetry.forgetMs)
}

export function countReload(): boolean {
  const count = Number(attempt(() => sessionStorage.getItem(countKey)) ?? 0)
  if (count >= callLimits().importRetry.max) return false
  attempt(() => sessionStorage.setItem(countKey, String(count + 1)))
  return true
}

/** Runs work that prefetches a chunk. Returns undefined if it fails, without other effects. */
export async function fetchingAhead<T>(work: () => Promise<T>): Promise<T | undefined> {
  ahead += 1
  try {
    return await work()
  } catch {
    // A page that needs the chunk requests it again and shows the error.
    return undefined
  } finally {
    ahead -= 1
  }
}
