import type { Plugin } from 'vite'

/**
 * Replaces Vite's helper of lazy imports, which every first load carries, by the part of it that this build uses: a failed
 * import is told by Vite's event. Shared chunks are loaded by then and styles are one file, so nothing is preloaded
 * (`resolveDependencies` in vite.config.ts).
 */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? helper : undefined),
})

const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`
