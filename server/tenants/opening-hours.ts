import { dayIn, pacificZone } from '#engine'
import type { OperatingHours } from '#generated/api'
import { timeIn } from '#product'
import { findObservedHoliday } from '../clock/federal-holidays.ts'
import { Problem } from '../errors/problem.ts'
import { findNamed } from '../validation/find-named.ts'
import type { Tenant } from './tenant.ts'

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

/** Hours of a day, HH:mm in Pacific time. */
export interface DayHours {
  readonly startTime: string
  readonly endTime: string
}

/** Returns the usual week of a department, Monday first. Hours are Pacific time (core specification 7). */
export function openingHours(tenant: Tenant, department: string): OperatingHours {
  const week = weekOf(tenant, department)
  return days.map((weekday, index) => {
    const hours = toDayHours(onWeekday(week, index + 1))
    return { weekday, weekdayValue: index + 1, isOpen: hours !== undefined, ...hours }
  })
}

/**
 * Returns the hours of a department on a day (yyyy-MM-dd): those of its date or its federal holiday, otherwise of its weekday.
 * Undefined if it is closed.
 */
export function hoursOn(tenant: Tenant, department: string, day: string): DayHours | undefined {
  const week = weekOf(tenant, department)
  const special = tenant.settings.holidays ?? {}
  const dated = findNamed(special, day)
  if (dated !== undefined) return toDayHours(dated)
  const holiday = findObservedHoliday(day)
  // `getUTCDay` gives 0 for Sunday, which is the last day of this week.
  const hours = holiday === undefined ? onWeekday(week, new Date(day).getUTCDay() || 7) : special[holiday]
  return toDayHours(hours)
}

type Week = Tenant['settings']['hours'][string]
type Span = Week['weekdays'] | false

function weekOf({ settings }: Tenant, department: string): Week {
  const week = findNamed(settings.hours, department)
  if (week === undefined) throw new Problem(404, 'DEPARTMENT_UNKNOWN', { name: department.slice(0, 40) })
  return week
}

const onWeekday = (week: Week, weekday: number): Span =>
  weekday < 6 ? week.weekdays : weekday === 6 ? week.saturday : week.sunday

const toDayHours = (span: Span): DayHours | undefined =>
  span ? { startTime: span.open, endTime: span.close } : undefined

/** Whether a department is open at a time. */
export function isOpenAt(tenant: Tenant, department: string, now: Date): boolean {
  const today = hoursOn(tenant, department, dayIn(pacificZone, now))
  const time = timeIn(pacificZone, now)
  return today !== undefined && time >= today.startTime && time < today.endTime
}
