import type { StateLicense } from '#generated/api'
import type { WeekdayHours } from '#product'
import { ApiError, unexpected } from '../kit/api/api-error.ts'
import { useFact } from '../kit/api/public-facts.ts'
import { fact } from './public-calls.ts'
import { request } from './request.ts'
import { sideAnswer } from './side-answer.ts'

export interface StateLicenses {
  readonly states: readonly string[]
  /** False if part of the answer cannot be read, so that there are further states. */
  readonly isWhole: boolean
}

/** Fetches the abbreviations of the states where the lender may lend, sorted case-insensitively. */
export async function askStateLicenses(orgCode: string): Promise<StateLicenses> {
  const path = '/service-application/external/api/v1/heloc/state-licenses'
  const asked = request<readonly StateLicense[]>(path, { query: { orgCode }, ...fact })
  const odd: unknown[] = []
  const licenses = await sideAnswer(asked, [{ abbrev: 'string' }], odd)
  // An empty list says nothing: who may lend nowhere has no applicants.
  if (licenses.length === 0) throw new ApiError(200, unexpected)
  const states = licenses
    .map(({ abbrev }) => abbrev)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
  return { states, isWhole: odd.length === 0 }
}

export const useStateLicenses = (orgCode: string) =>
  useFact(`licenses ${orgCode}`, () => askStateLicenses(orgCode))

export const useOperatingHours = (department: string, org: string) =>
  useFact(`hours ${department} ${org}`, () => {
    const path = `/service-operating-hours/external/api/v1/hours/${department}`
    return weekOf(request(path, { query: { display: true }, org, ...fact }))
  })

/** Returns the days of a week whose hours can be read, from the answer of a side service. */
export async function weekOf(asked: Promise<readonly WeekdayHours[]>): Promise<readonly WeekdayHours[]> {
  const day = { weekdayValue: 'number', isOpen: 'boolean', startTime: 'string?', endTime: 'string?' } as const
  const week = await sideAnswer(asked, [day])
  const isTime = (time?: string | null) => time == null || /^\d\d?:\d\d/.test(time)
  const days = week.filter(({ startTime, endTime }) => isTime(startTime) && isTime(endTime))
  if (days.length === 0 && week.length > 0) throw new ApiError(200, unexpected, week)
  return days
}
