import { findToken } from '../api/session/session.ts'
import { trace } from '../api/trace-headers.ts'
import { callLimits } from '../kit/api/call-limits.ts'
import type { SendTelemetry } from './create-telemetry.ts'

/**
 * Sends telemetry in the background: no page waits for it, no banner reports a failure, and the request continues after
 * the page is closed.
 */
export const sendTelemetryOf =
  (organization: string): SendTelemetry =>
  async (call, body) => {
    const token = findToken()
    try {
      const response = await fetch(`/service-telemetry/ft/external/${call}`, {
        method: 'POST',
        keepalive: true,
        credentials: 'include',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'x-org': organization,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...trace.headers(),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(callLimits().request.timeoutMs),
      })
      return { status: response.status, data: await response.json().catch(() => undefined) }
    } catch {
      return { status: 0 }
    }
  }
