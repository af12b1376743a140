import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { createStore } from '../storage/create-store.ts'
import { useJourney } from './journey-context.ts'
import { isInSignerArea } from './login-path.ts'

const broker = createStore(false)

/** Whether the page belongs to the additional signer's area. */
export function useIsSignerArea(): boolean {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  return isInSignerArea(pages, pathname)
}

/** Notes whether the signer is flagged as broker, who keeps the link to the dashboard (core specification 6). */
export const { set: noteBroker } = broker

export const useIsBroker = (): boolean => useSyncExternalStore(broker.subscribe, broker.get)
