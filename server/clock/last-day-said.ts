import { formatDate } from '#engine'
import { zoneName } from '#product'
import type { Application } from '../applications/application.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { westernmostTimeZone } from './property-time-zone.ts'

/**
 * Returns the last day on which owners may cancel, as it is said, and the time zone whose midnight ends it; `none` until the
 * notice of that right is made.
 */
export function lastDaySaid(
  { locale }: Pick<Tenant, 'locale'>,
  { heloc: { rescissionLastDay: day, property } }: Pick<Application, 'heloc'>,
): { readonly lastDay: string; readonly zone: string } {
  return {
    lastDay: day === undefined ? 'none' : formatDate(day),
    zone: zoneName(westernmostTimeZone(property?.state), locale),
  }
}
