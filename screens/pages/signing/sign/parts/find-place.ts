import { isRecord } from '../../../../storage/drafts.ts'

/** Reads the location that signing/intro passed as location state of the router; undefined if there is none. */
export function findPlace(state: unknown): { latitude: number; longitude: number } | undefined {
  const place = isRecord(state) ? state.place : undefined
  if (!isRecord(place)) return undefined
  const { latitude, longitude } = place
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}
