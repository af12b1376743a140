import { isRecord } from '../../../../storage/drafts.ts'

/** The place that signing/intro passed on as state of the location; none after a reload of something else. */
export function findPlace(state: unknown): { latitude: number; longitude: number } | undefined {
  const place = isRecord(state) ? state.place : undefined
  if (!isRecord(place)) return undefined
  const { latitude, longitude } = place
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}
