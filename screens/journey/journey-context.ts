import { createContext, use } from 'react'
import type { Journey } from '#engine'
import type { LaterCopy } from '../wording/later-copy.ts'
import type { Organization } from './organization.ts'

export interface JourneyValue {
  readonly journey: Journey
  readonly locale: string
  readonly organization: Organization
  readonly laterCopy: LaterCopy
}

export const JourneyContext = createContext<JourneyValue | undefined>(undefined)

/** Returns the lender's compiled journey, its locale and the organisation information. */
export function useJourney(): JourneyValue {
  const value = use(JourneyContext)
  if (!value) throw new Error('There is no JourneyContext above.')
  return value
}
