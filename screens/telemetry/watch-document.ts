import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { WebVitalProperties } from '#generated/api'
import type { Telemetry } from './create-telemetry.ts'
import { describeEvent } from './describe-event.ts'
import { reportErrors } from './report-errors.ts'

/** Location at which a document was opened. */
export type OpenedAt = Pick<Location, 'host' | 'pathname' | 'search'>

/** Reports a document's Web Vitals, for the page that it opened, and its errors. Returns a function that stops it. */
export function watchDocument({ tell }: Telemetry, openedAt: OpenedAt): () => void {
  reportVitals((vital) => tell(describeEvent('browser.web_vital', vital, openedAt)))
  return reportErrors((exception) => tell(describeEvent('exception', exception)))
}

/** Reports the Core Web Vitals of this document once they are known, at the latest when the page is hidden. */
function reportVitals(report: (vital: Omit<WebVitalProperties, 'log.record.uid'>) => void): void {
  const tell = ({ name, value, delta, id }: Metric) => {
    const known = names[name]
    if (known !== undefined) report({ name: known, value, delta, id })
  }
  onCLS(tell)
  onINP(tell)
  onLCP(tell)
}

/** Names of the vitals in OpenTelemetry. */
const names: Readonly<Partial<Record<Metric['name'], WebVitalProperties['name']>>> = {
  CLS: 'cls',
  INP: 'inp',
  LCP: 'lcp',
}
