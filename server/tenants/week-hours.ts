import { type HoursReader, hoursText, ownHours } from '#product'
import { openingHours } from './opening-hours.ts'
import { sentence } from './sentence.ts'
import type { Tenant } from './tenant.ts'

/** Says the usual week of a department, also in the time zone of a reader where it is known; undefined if it is never open. */
export function weekHours(tenant: Tenant, department: string, reader?: HoursReader): string | undefined {
  const { locale } = tenant
  const week = openingHours(tenant, department)
  const hours = hoursText(week, { range: (values) => sentence(tenant, 'footer.hours.range', values), locale })
  const own =
    reader &&
    ownHours(
      week,
      {
        range: (values) => sentence(tenant, 'footer.hours.ownRange', values),
        own: (values) => sentence(tenant, 'footer.hours.own', values),
        locale,
      },
      reader,
    )
  return own === undefined ? hours : `${hours} ${own}`
}
