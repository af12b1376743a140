import type { Application } from '../applications/application.ts'
import { sandboxDay } from '../applications/sandbox-day.ts'
import { confirmedAddresses } from '../auth/confirmed-addresses.ts'
import { shifted } from '../clock/clock.ts'
import { formatPropertyDate } from '../clock/property-time-zone.ts'
import type { Transaction } from '../database/database.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { tellOfAct } from './tell-of-act.ts'

interface Lifting {
  readonly application: Application
  /** Account whose owner had asked for the hold. */
  readonly identity: string
  /** Whether the money stays held for somebody else. */
  readonly isStillHeld: boolean
}

/**
 * Tells everyone who was told of a hold that it was lifted: whoever asked for it, who may say that it was not them who talked to
 * the lender, and the owner of the application, if that is somebody else.
 */
export async function tellOfLifting(
  tx: Transaction,
  services: Services,
  { application, identity, isStillHeld }: Lifting,
): Promise<void> {
  const { uuid, owner, heloc, timeShiftMs } = application
  const tenant = services.tenants.of(application)
  const now = services.clock.now()
  const date = formatPropertyDate(heloc.property, shifted(now, timeShiftMs))
  const values = { number: heloc.loanNumber ?? '', date, isHeld: String(isStillHeld) }
  const clock = (said: Tenant) => sandboxDay(said, application, now)
  const told = { identity, application: uuid, clock, template: 'holdLifted', values } as const
  await tellOfAct(tx, services, tenant, told)
  if (identity === owner) return
  const letter = {
    channel: 'MAIL',
    template: 'holdLiftedForSigner',
    clock: clock(tenant),
    values,
  } as const
  for (const recipient of await confirmedAddresses(tx, owner))
    await postLetter(tx, tenant, { ...letter, recipient, reader: owner, at: now, application: uuid })
}
