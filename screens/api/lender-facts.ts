import type { WeekdayHours } from '#engine'
import { fact } from './public-calls.ts'
import { useFact } from './public-facts.ts'
import { request } from './request.ts'

/** Fetches the abbreviations of the states where the lender may lend, sorted case-insensitively. */
export const askStateLicenses = async (orgCode: string): Promise<readonly string[]> =>
  (
    await request<readonly { abbrev: string }[]>(
      '/service-application/external/api/v1/heloc/state-licenses',
      { query: { orgCode }, ...fact },
    )
  )
    .map(({ abbrev }) => abbrev)
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))

export const useStateLicenses = (orgCode: string) =>
  useFact(`licenses ${orgCode}`, () => askStateLicenses(orgCode))

export const useOperatingHours = (department: string, org: string) =>
  useFact(`hours ${department} ${org}`, () =>
    request<readonly WeekdayHours[]>(`/service-operating-hours/external/api/v1/hours/${department}`, {
      query: { display: true },
      org,
      ...fact,
    }),
  )
