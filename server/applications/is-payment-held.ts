import { findServerState } from '#engine'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

/** Whether money that may still leave is held, because its owner said that somebody else acted on the account. */
export function isPaymentHeld(
  { journey }: Pick<Tenant, 'journey'>,
  { deniedAt, state }: Application,
): boolean {
  const stage = findServerState(journey.serverStates, state)?.source.stage ?? ''
  return deniedAt != null && !['done', 'ended', 'cancelled'].includes(stage)
}
