import { expect, it } from 'vitest'
import { repository } from '#source'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { handOver } from './hand-over.ts'

const { tenants } = loadTenants(repository)
const onMondayNoon = new Date('2026-03-02T20:00:00Z')

const said = (code: string) => {
  const tenant = tenants.find((one) => one.code === code)
  if (tenant === undefined) throw new Error(`${code} is not served.`)
  return handOver(tenant, onMondayNoon)
}

it('offers an agent while they answer, and the telephone where the lender’s channel is the chatbot alone', () => {
  expect(said('hearthline')).toMatch(/^If you would rather talk to a person, our team is here now/)
  expect(said('steadyhouse')).toMatch(/^If you would rather talk to a person, call \S/)
})
