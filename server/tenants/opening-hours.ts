import { countingLocale, dayIn, pacificZone } from '#engine'
import type { OperatingHours } from '#generated/api'
import { Problem } from '../errors/problem.ts'
import { findNamed } from '../validation/find-named.ts'
import type { Tenant } from './tenant.ts'

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** The seven days of a department, Monday first. Hours are Pacific time (core specification 7). */
export function openingHours({ settings }: Tenant, department: string): OperatingHours {
  const hours = findNamed(settings.hours, department)
  if (hours === undefined) throw new Problem(404, 'DEPARTMENT_UNKNOWN', { name: department.slice(0, 40) })
  return days.map((weekday, index) => {
    const open = index < 5 ? hours.weekdays : index === 5 ? hours.saturday : hours.sunday
    const times = open === undefined ? {} : { startTime: open.open, endTime: open.close }
    return { weekday, weekdayValue: index + 1, isOpen: open !== undefined, ...times }
  })
}

const clock = new Intl.DateTimeFormat(countingLocale, {
  timeZone: pacificZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Time of day in Pacific time, HH:mm. */
export const timeOfDay = (now: Date): string => clock.format(now)

/** Whether a department answers at an instant. */
export function isOpenAt(tenant: Tenant, department: string, now: Date): boolean {
  // Sunday is 0 here, and the last day of ours.
  const today = openingHours(tenant, department).at(new Date(dayIn(pacificZone, now)).getUTCDay() - 1)
  const time = timeOfDay(now)
  return (
    today?.startTime !== undefined &&
    today.endTime !== undefined &&
    time >= today.startTime &&
    time < today.endTime
  )
}
