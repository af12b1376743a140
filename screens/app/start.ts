import { vocabulary } from '#generated/vocabulary'
import { type Organization, parseOrganization } from '../journey/organization.ts'
import { provideCallLimits } from '../kit/api/call-limits.ts'
import { watchStaleChunks } from '../kit/api/stale-chunks.ts'
import { type LoadedJourney, loadJourney } from '../kit/journey/load-journey.ts'
import { loadModule } from '../kit/ui/load-module.ts'
import { startPage } from './page-screens.ts'

export interface Started {
  readonly organization: Organization
  readonly loading: Promise<LoadedJourney>
}

let started: Started | undefined

/**
 * Reads the lender's information from the document and loads its journey and the first page, once, so that React shows the
 * page without intermediate states. Throws if the document has no such information.
 */
export function start(): Started {
  if (started) return started
  const organization = parseOrganization(document)
  provideCallLimits(organization.tenant.limits)
  watchStaleChunks()
  const { page = '', form = '' } = document.body.dataset
  const firstPage = startPage(page, form)
  const loading = loadModule(() => loadJourney(organization.tenant, vocabulary))
  started = { organization, loading: firstPage.then(() => loading) }
  return started
}
