import type { RedirectResponse, StaffLoginReturn, StaffLoginStart } from '#generated/api'
import { say } from '../wording.ts'
import { AgentError, call } from './agent-call.ts'

const base = '/service-staff/api/v1/logins'
const key = 'agent-open-id'

interface Begun {
  readonly provider: string
  readonly flow: StaffLoginReturn['flow']
}

/** Starts a sign-in at a provider and navigates there. The data to finish it is stored in this tab only. */
export async function leaveForProvider(provider: string): Promise<void> {
  const { location, flow } = await call<StaffLoginStart>(`${base}/${provider}/start`, {})
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ provider, flow } satisfies Begun))
  } catch {
    throw new AgentError(0, say('openId.storage'))
  }
  window.location.assign(location)
}

/**
 * Signs in with what a provider sent back to its own return URL. Returns undefined if this tab began no sign-in with that
 * provider. Otherwise this provider could receive the response of another one, and use it there.
 */
export async function finishAtProvider(
  provider: string,
  query: string,
): Promise<RedirectResponse | undefined> {
  const begun = takeBegun()
  if (begun?.provider !== provider) return undefined
  return call<RedirectResponse>(`${base}/${provider}/finish`, { query, flow: begun.flow })
}

/** Reads and removes the begun sign-in, so that it is finished only once. */
function takeBegun(): Begun | undefined {
  try {
    const kept = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}
