import type { LimitId } from '../host.ts'
import { useJourney } from './journey-context.ts'

/** Returns a figure of flows/limits.json: `useLimit('loader', 'hideMs')`. */
export function useLimit(limit: LimitId, figure: string): number {
  const value = useJourney().journey.source.limits.limits[limit]?.[figure]
  if (value === undefined) throw new Error(`No limit '${limit}.${figure}'.`)
  return value
}
