import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'

const mostReloads = 5

/**
 * A page that fails to load is most often a page of the build before this one: reload, up to five times, counted for
 * this tab (specification, sections 2 and 8). After that the error goes on to the error screen.
 */
export function watchStaleChunks(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (countReload()) {
      event.preventDefault()
      reload()
    }
  })
}

export function countReload(): boolean {
  const count = Number(findStored('importRetries') ?? 0)
  if (count >= mostReloads) return false
  saveStored('importRetries', String(count + 1))
  return true
}

/** A page has loaded: the next failure counts from one again. */
export function forgetReloads(): void {
  removeStored('importRetries')
}
