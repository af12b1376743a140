import type { Telemetry } from './create-telemetry.ts'
import { describeEvent } from './describe-event.ts'
import { reportErrors } from './report-errors.ts'
import { reportVitals } from './report-vitals.ts'

/** Where a document was opened. */
export type OpenedAt = Pick<Location, 'host' | 'pathname' | 'search'>

/** Tells how a document felt, at the page that it opened, and what goes wrong in it. Returns how to stop. */
export function watchDocument({ tell }: Telemetry, openedAt: OpenedAt): () => void {
  reportVitals((vital) => tell(describeEvent('browser.web_vital', vital, openedAt)))
  return reportErrors((exception) => tell(describeEvent('exception', exception)))
}
