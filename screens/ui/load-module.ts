import { type ComponentType, lazy } from 'react'

/** A part of the product that could not be fetched: 'Try again' has to load the document anew, for a browser keeps the failure. */
export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Fetches a part of the product. While the document reloads itself because of a failure, nothing more happens. */
export async function loadModule<T>(load: () => Promise<T | undefined>): Promise<T> {
  const module: T | undefined = await load().catch((cause: unknown) => {
    throw new LoadError('A part of this page could not be loaded.', { cause })
  })
  // Nothing, where the listener of Vite's event has taken over, or nobody asked for the part (api/stale-chunks.ts).
  return module ?? new Promise<never>(() => undefined)
}

/** `lazy`, by way of `loadModule`. */
export const lazyPart = <P>(load: () => Promise<{ default: ComponentType<P> } | undefined>) =>
  lazy(() => loadModule(load))
