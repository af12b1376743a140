import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { callLimits } from './call-limits.ts'

let ahead = 0

/**
 * A page that fails to load is most often a page of the build before this one: reload, up to so many times, counted for
 * this tab (specification, sections 2 and 8). After that, or without a connection, the error goes on to the error screen.
 */
export function watchStaleChunks(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Nobody waits for what is fetched ahead, and a reload without a connection would lose the page that is there.
    if (ahead > 0 || !navigator.onLine || !countReload()) return
    event.preventDefault()
    reload()
  })
  // Not when something has loaded: a document of which one part is missing would reload for ever.
  setTimeout(() => removeStored('importRetries'), callLimits().importRetry.forgetMs)
}

export function countReload(): boolean {
  const count = Number(findStored('importRetries') ?? 0)
  if (count >= callLimits().importRetry.max) return false
  saveStored('importRetries', String(count + 1))
  return true
}

/** Runs what fetches a part that nobody asked for; undefined where it fails, which changes nothing. */
export async function fetchingAhead<T>(work: () => Promise<T>): Promise<T | undefined> {
  ahead += 1
  try {
    return await work()
  } catch {
    // A page that needs it asks again, and says so.
    return undefined
  } finally {
    ahead -= 1
  }
}
