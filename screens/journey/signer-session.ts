import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { PagesSource } from '#engine'
import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { createStore } from '../storage/create-store.ts'
import { useJourney } from './journey-context.ts'
import { isInSignerArea } from './login-path.ts'

const broker = createStore(false)

/** Whether the page belongs to the additional signer's area, or is one for everybody to which they came from there. */
export function useIsSignerArea(): boolean {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  const isSigner = isForEverybody(pages, pathname)
    ? findStored('area') === 'signer'
    : isInSignerArea(pages, pathname)
  useEffect(() => (isSigner ? saveStored('area', 'signer') : removeStored('area')), [isSigner])
  return isSigner
}

/** A page of the footer, say: public, and not about signing in or registering. */
const isForEverybody = ({ pages, basePath }: PagesSource, pathname: string): boolean =>
  !pathname.startsWith(basePath) &&
  !pathname.startsWith('/auth/') &&
  Object.values(pages).some(({ area, path }) => area === 'public' && path === pathname)

/** Notes whether the signer is flagged as broker, who keeps the link to the dashboard (core specification 6). */
export const { set: noteBroker } = broker

export const useIsBroker = (): boolean => useSyncExternalStore(broker.subscribe, broker.get)
