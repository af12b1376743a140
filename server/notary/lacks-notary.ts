import { bookedVisit } from '#product'
import type { Application } from '../applications/application.ts'
import { isDue } from '../applications/is-due.ts'
import { shifted } from '../clock/clock.ts'
import type { Services } from '../services.ts'
import { findNotarySlots } from './find-notary-slots.ts'

/** Whether an application has to reserve a notary and none is free. False if the notaries cannot be asked. */
export async function lacksNotary(
  services: Pick<Services, 'vendors' | 'tenants' | 'database' | 'clock'>,
  application: Application,
): Promise<boolean> {
  const isBooked = bookedVisit(application.heloc) !== undefined
  if (isBooked || !isDue(services.tenants.of(application), application, 'notaryReserved')) return false
  const now = shifted(services.clock.now(), application.timeShiftMs)
  const slots = await findNotarySlots(services, application, now).then(
    (found) => found.slots,
    () => undefined,
  )
  return slots?.length === 0
}
