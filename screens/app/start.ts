import { provideCallLimits } from '../api/call-limits.ts'
import { watchStaleChunks } from '../api/stale-chunks.ts'
import { type LoadedJourney, loadJourney } from '../journey/load-journey.ts'
import { type Organization, parseOrganization } from '../journey/organization.ts'
import { loadModule } from '../ui/load-module.ts'

export interface Started {
  readonly organization: Organization
  readonly loading: Promise<LoadedJourney>
}

let started: Started | undefined

/** Reads what the document says of the lender and fetches its journey, once. Throws where the document says nothing. */
export function start(): Started {
  if (started) return started
  const organization = parseOrganization(document)
  provideCallLimits(organization.tenant.limits)
  watchStaleChunks()
  started = { organization, loading: loadModule(() => loadJourney(organization.tenant)) }
  return started
}
