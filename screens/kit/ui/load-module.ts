import { type LazyExoticComponent, lazy, type ReactElement } from 'react'

/** Failed load of a chunk. 'Try again' must reload the document, because browsers cache the failure. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Reloads the document, which asks for a chunk again. Not while offline: an empty page would be left. */
export function reload(): void {
  if (navigator.onLine) window.location.reload()
}

/**
 * Loads a chunk. Throws a LoadError if that fails. If the document reloads itself because of a failure, the promise stays
 * pending.
 */
export async function loadModule<T>(load: () => Promise<T | undefined>): Promise<T> {
  const module: T | undefined = await load().catch((cause: unknown) => {
    throw new LoadError('A part of this page could not be loaded.', { cause })
  })
  // Undefined if the listener of Vite's event handles the failure, or if the chunk was prefetched (api/stale-chunks.ts).
  return module ?? new Promise<never>(() => undefined)
}

/** Component that never returns bare text, as jsx-runtime.ts asks, or one that loads later. */
export type Part<P> = Drawn<P> | LazyExoticComponent<Drawn<P>>
export type Drawn<P> = (props: P) => ReactElement | null | undefined

/** Creates a React `lazy` component that loads by `loadModule`. */
export const lazyPart = <P>(load: () => Promise<{ default: Drawn<P> } | undefined>) =>
  lazy(() => loadModule(load))
