import type { Telemetry } from './create-telemetry.ts'
import { describeEvent } from './describe-event.ts'
import { reportErrors } from './report-errors.ts'
import { reportVitals } from './report-vitals.ts'

/** Location at which a document was opened. */
export type OpenedAt = Pick<Location, 'host' | 'pathname' | 'search'>

/** Reports a document's Web Vitals, for the page that it opened, and its errors. Returns a function that stops it. */
export function watchDocument({ tell }: Telemetry, openedAt: OpenedAt): () => void {
  reportVitals((vital) => tell(describeEvent('browser.web_vital', vital, openedAt)))
  return reportErrors((exception) => tell(describeEvent('exception', exception)))
}
