import { useState } from 'react'
import { isRecord } from '#engine'
import { useKeptState } from '../../../../kit/storage/use-kept-state.ts'
import type { Coordinates } from './ask-place.ts'

interface Answer {
  readonly isGiven: boolean
  /** Location that was shared; undefined if it was refused or is unknown. */
  readonly place?: Coordinates | undefined
}

export interface AskedPlace {
  /** Whether the applicant has yet to be asked for their location. */
  readonly isAsking: boolean
  readonly place: Coordinates | undefined
  readonly onAnswered: (place: Coordinates | undefined) => void
  /** Leaves the question open until the next visit to the page. */
  readonly onClose: () => void
  /** Removes the answer once the signature was sent with it. */
  readonly forget: () => void
}

/** Returns the location for a signature, and whether to ask for it: once in a tab, however the applicant came to sign. */
export function usePlace(applicationUuid: string): AskedPlace {
  const { value, set, forget } = useKeptState<Answer>(`place:${applicationUuid}`, restoreAnswer)
  const [isClosed, setClosed] = useState(false)
  return {
    isAsking: !value.isGiven && !isClosed,
    place: value.place,
    onAnswered: (place) => set({ isGiven: true, place }),
    onClose: () => setClosed(true),
    forget,
  }
}

function restoreAnswer({ isGiven, place }: Readonly<Record<string, unknown>>): Answer {
  if (isGiven !== true) return { isGiven: false }
  const { latitude, longitude } = isRecord(place) ? place : {}
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number'
  return { isGiven: true, ...(isKnown && { place: { latitude, longitude } }) }
}
