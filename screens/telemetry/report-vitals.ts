import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import type { WebVitalProperties } from '#generated/api'

/** Reports the Core Web Vitals of this document once they are known, at the latest when the page is hidden. */
export function reportVitals(report: (vital: Omit<WebVitalProperties, 'log.record.uid'>) => void): void {
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
