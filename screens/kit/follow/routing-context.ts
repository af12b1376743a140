import { createContext, use } from 'react'
import type { Context, PageResolution } from '#engine'
import type { ApplicationData } from '../host.ts'
import type { Follower, Phase } from './follower.ts'

/** Open application: its data, the page where the applicant belongs, and the follower's functions that pages use. */
export type RoutingValue = ApplicationData & OpenApplication

interface OpenApplication extends Pick<Follower, 'submitted' | 'look' | 'refresh' | 'live'> {
  readonly uuid: string
  readonly context: Context
  readonly position: PageResolution
  readonly phase: Phase
}

export const RoutingContext = createContext<RoutingValue | undefined>(undefined)

export function useOpenApplication(): RoutingValue {
  const value = use(RoutingContext)
  if (!value) throw new Error('No open application.')
  return value
}
