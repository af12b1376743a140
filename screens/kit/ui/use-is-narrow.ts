import { useSyncExternalStore } from 'react'

/** Whether the window is now as narrow as a phone held upright. */
export const isNarrow = (): boolean => window.matchMedia?.('(max-width: 479px)').matches === true

/** Returns whether the window is as narrow as a phone held upright, and follows a phone that is turned. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribeToWidth, isNarrow)

function subscribeToWidth(tell: () => void): () => void {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}
