import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { PagesSource } from '#engine'
import { useJourney } from '../kit/journey/journey-context.ts'
import { createStore } from '../kit/storage/create-store.ts'
import { findStored, removeStored, saveStored } from '../storage/browser-store.ts'
import { isInSignerArea } from './login-path.ts'

const broker = createStore(false)

/** Returns whether the page belongs to the additional signer's area, or is a general page that the user opened from there. */
export function useIsSignerArea(): boolean {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  const isSigner = isForEverybody(pages, pathname)
    ? findStored('area') === 'signer'
    : isInSignerArea(pages, pathname)
  useEffect(() => (isSigner ? saveStored('area', 'signer') : removeStored('area')), [isSigner])
  return isSigner
}

/** Whether a page is for everybody: public, and not about signing in or registering; a page linked in the footer, for example. */
const isForEverybody = ({ pages, basePath }: PagesSource, pathname: string): boolean =>
  !pathname.startsWith(basePath) &&
  !pathname.startsWith('/auth/') &&
  Object.values(pages).some(({ area, path }) => area === 'public' && path === pathname)

/** Stores whether the signer is flagged as a broker. Only brokers see the link to the dashboard (core specification 6). */
export const { set: noteBroker } = broker

export const useIsBroker = (): boolean => useSyncExternalStore(broker.subscribe, broker.get)
