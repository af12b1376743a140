import { shifted } from '../clock/clock.ts'
import { formatPropertyDate } from '../clock/property-time-zone.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Application } from './application.ts'

/**
 * Says which day it is on the clock of an application, where the sandbox lets that run ahead of the reader's: dates are told by
 * it. Undefined where it is the same day.
 */
export function sandboxDay(
  tenant: Tenant,
  { heloc: { property }, timeShiftMs }: Pick<Application, 'heloc' | 'timeShiftMs'>,
  now: Date,
): string | undefined {
  const date = formatPropertyDate(property, shifted(now, timeShiftMs))
  if (date === formatPropertyDate(property, now)) return undefined
  return sentence(tenant, 'server.sandboxDay', { date })
}
