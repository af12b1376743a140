import { expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { handOver } from './hand-over.ts'

const { tenants } = loadTenants(repository)
const onMondayNoon = new Date('2026-03-02T20:00:00Z')

const said = (code: string, now = onMondayNoon, timeZone?: string) => {
  const tenant = tenants.find((one) => one.code === code)
  if (tenant === undefined) throw new Error(`${code} is not served.`)
  return handOver(tenant, now, timeZone)
}

it('offers an agent while they answer, and the telephone where the lender’s channel is the chatbot alone', () => {
  expect(said('hearthline')).toMatch(/^If you would rather talk to a person, our team is here now/)
  expect(said('steadyhouse')).toMatch(/^If you would rather talk to a person, call \S/)
})

it('says in Pacific time when agents are back, and by the clock of the reader where it shows another time', () => {
  // The night in which clocks change: Saturday in California, and already Sunday in Guam.
  const night = new Date('2026-03-08T04:00:00Z')
  const back = (zone?: string) => said('hearthline', night, zone).replaceAll(/\s/g, ' ')
  expect(back('America/New_York')).toContain(
    'back on Monday from 6:00 AM Pacific time (Monday, 9:00 AM Eastern Time where you are). ',
  )
  expect(back('Pacific/Guam')).toContain('Pacific time (Monday, 11:00 PM ')
  for (const zone of [undefined, 'America/Los_Angeles', 'America/Tijuana'])
    expect(back(zone)).toContain('back on Monday from 6:00 AM Pacific time. ')
})
