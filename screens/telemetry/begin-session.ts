import type { TelemetrySession, TelemetrySessionKey, TelemetrySessionRequest } from '#generated/api'
import type { CallLimits } from '../kit/api/call-limits.ts'
import { pause } from '../kit/api/retry.ts'
import { ensureTracker } from '../storage/tracker.ts'
import type { SendTelemetry } from './create-telemetry.ts'
import { allowedQuery } from './describe-event.ts'
import { privacyChoices } from './privacy-choices.ts'

declare const __APP_VERSION__: string

/** Starts a session. Throws the specification's message after the last attempt has failed. */
export async function beginSession(
  send: SendTelemetry,
  { retry: { baseMs, factor }, sessionCreation: { retries } }: CallLimits,
): Promise<TelemetrySessionKey> {
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    if (attempt > 0) await pause(baseMs * factor ** (attempt - 1))
    if (!privacyChoices().analytics) break
    const { status, data } = await send('session', describeBrowser())
    // Tests check the responses against the server's schemas.
    if (status === 200) return (data as TelemetrySession).sessionKey
  }
  throw new Error('An error occurred while establishing a session, retries failed.')
}

/** Builds the request that starts a session. Only the origin of the referring site is included. */
function describeBrowser(): TelemetrySessionRequest {
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  return {
    platform: 'WEB',
    libraryVersion: __APP_VERSION__,
    referrer: referrer.startsWith('http') ? referrer : '',
    queryParams: allowedQuery(location.search),
    screenWidth: screen.width,
    screenHeight: screen.height,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
    appVersion: __APP_VERSION__,
    sessionKey: { trackerUuid: ensureTracker() },
  }
}
