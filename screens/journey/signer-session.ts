import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useJourney } from './journey-context.ts'
import { isInSignerArea } from './login-path.ts'

type Listener = () => void

const listeners = new Set<Listener>()
let isBroker = false

/** Whether the page belongs to the additional signer's area. */
export function useIsSignerArea(): boolean {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  return isInSignerArea(pages, pathname)
}

/** The signer is flagged as broker, who keeps the way to the dashboard (core specification 6). Told by the signer's area. */
export function noteBroker(value: boolean): void {
  if (value === isBroker) return
  isBroker = value
  for (const listener of listeners) listener()
}

export const useIsBroker = (): boolean => useSyncExternalStore(subscribe, () => isBroker)

function subscribe(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
