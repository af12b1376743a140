import { useEffect, useState, useSyncExternalStore } from 'react'
import { trace } from '../api/trace-headers.ts'
import { fetchingAhead } from '../kit/api/stale-chunks.ts'
import { countArrivals, subscribeToArrivals } from '../kit/journey/arrivals.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { createTelemetry } from './create-telemetry.ts'
import { describeEvent } from './describe-event.ts'
import { privacyChoices, subscribeToChoices } from './privacy-choices.ts'
import { sendTelemetryOf } from './send-telemetry.ts'

traceCalls()
const { host, pathname, search } = location

/** Reports page views, Web Vitals and errors, unless the user objects. Renders nothing. */
export default function Telemetry() {
  const { journey, organization } = useJourney()
  const { orgCode } = organization
  const { limits, replay } = organization.tenant
  const [core] = useState(() => {
    const send = sendTelemetryOf(orgCode)
    return createTelemetry(send, async () => {
      const part = await fetchingAhead(() => import('./begin-session.ts'))
      if (part === undefined) throw new Error('What begins a session could not be fetched.')
      return part.beginSession(send, limits)
    })
  })
  const arrivals = useSyncExternalStore(subscribeToArrivals, countArrivals)
  const isWanted = useSyncExternalStore(subscribeToChoices, () => privacyChoices().analytics)
  useEffect(() => {
    if (!isWanted) core.forget()
    else if (arrivals > 0) core.tell(describeEvent('PAGEVIEW'))
  }, [core, arrivals, isWanted])
  const isReplayed = useSyncExternalStore(subscribeToChoices, () => privacyChoices().replay)
  useEffect(() => {
    if (!replay || !isReplayed) return
    const recording = fetchingAhead(() => import('./replay/record-use.ts')).then((part) =>
      part?.recordUse(replay.frameUrl, journey.source.pages),
    )
    return () => void recording.then((stop) => stop?.())
  }, [replay, isReplayed, journey])
  useEffect(() => {
    const watching = fetchingAhead(() => import('./watch-document.ts')).then((part) =>
      part?.watchDocument(core, { host, pathname, search }),
    )
    const flush = () => void core.flush(document.visibilityState === 'hidden')
    for (const name of ['online', 'visibilitychange']) addEventListener(name, flush)
    return () => {
      for (const name of ['online', 'visibilitychange']) removeEventListener(name, flush)
      void watching.then((stop) => stop?.())
    }
  }, [core])
  return null
}

/** Adds a trace of its own to each request (W3C Trace Context). No two requests share one, so it does not identify the user. */
function traceCalls(): void {
  trace.headers = () => {
    const id = crypto.randomUUID().replaceAll('-', '')
    return { traceparent: `00-${id}-${id.slice(16)}-01` }
  }
}
