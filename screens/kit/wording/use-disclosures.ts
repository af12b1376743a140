import { inForce } from '#engine'
import { serverNow } from '../api/server-clock.ts'
import { useJourney } from '../journey/journey-context.ts'
import { isCopyKey, useCopy } from './use-copy.ts'

/**
 * Returns the texts of the disclosures in force today. A disclosure that is not in force yet is left out. One without a
 * text throws, because the law requires it.
 */
export function useDisclosures(ids: readonly string[]): readonly string[] {
  const t = useCopy()
  const value = useJourney()
  const { disclosures = {} } = value.journey.source.disclosures ?? {}
  const now = new Date(serverNow())
  return ids.flatMap((id) => {
    const entry = disclosures[id]
    const version = entry && inForce(entry.versions, now)
    if (entry && !version) return []
    const key = version?.copy ?? ''
    if (!isCopyKey(value, key)) throw new Error(`No copy for '${key}'.`)
    return [t(key)]
  })
}
