import type { RedirectResponse, StaffLoginReturn, StaffLoginStart } from '#generated/api'
import { say } from '../wording.ts'
import { AgentError, call } from './agent-call.ts'

const base = '/service-staff/api/v1/logins'
const key = 'agent-open-id'

interface Begun {
  readonly provider: string
  readonly flow: StaffLoginReturn['flow']
}

/** Leaves for a provider. What it must bring back is kept in this tab alone. */
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
 * Signs in with what a provider sent back to its address; undefined where no sign-in was begun with it in this tab. What came
 * back to the address of another proves nothing to this one, which could use it there.
 */
export async function finishAtProvider(
  provider: string,
  query: string,
): Promise<RedirectResponse | undefined> {
  const begun = takeBegun()
  if (begun?.provider !== provider) return undefined
  return call<RedirectResponse>(`${base}/${provider}/finish`, { query, flow: begun.flow })
}

/** A sign-in is finished once. */
function takeBegun(): Begun | undefined {
  try {
    const kept = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return kept === null ? undefined : JSON.parse(kept)
  } catch {
    return undefined
  }
}
