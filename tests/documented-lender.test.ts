import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { asJsonObject, createSource, loadSource, repository } from '#source'
import { driveApplication } from '../product/drive/drive-application.ts'
import { tenantsIn } from '../server/tenants/files/load-tenants.ts'
import { createTenantDirectory } from '../server/tenants/tenant-directory.ts'
import { runLint } from '../tools/lint/run-lint.ts'
import { loadRoad } from '../tools/scenario/roads.ts'
import { createTestApp } from './support/backend/create-test-app.ts'
import { openTestDatabase } from './support/database/test-database.ts'
import { Borrower } from './support/http/borrower.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const page = readFileSync(`${repository}/docs/adding-a-lender.md`, 'utf8')
const example = asJsonObject(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? ''))
const file = 'tenants/hearthline/tenant.json'
const shipped = loadSource()
const lender = { ...asJsonObject(shipped.files.get(file)?.value), ...example, locales: ['en-US'] }
const texts = new Map([...shipped.files].map(([path, { text }]) => [path, text]))
const source = createSource(shipped.dir, texts.set(file, JSON.stringify(lender, null, 2)))
const { tenants } = tenantsIn(source)
const served = tenants.find(({ code }) => code === 'hearthline')

let app: Awaited<ReturnType<typeof createTestApp>>
beforeAll(async () => {
  app = await createTestApp({
    database: await openTestDatabase(),
    tenants: createTenantDirectory(() => tenants),
  })
})
afterAll(() => app.close())

it('the lender of the documentation is sound, and its applicants register and go on', async () => {
  expect(
    runLint(source, { tenant: 'hearthline' }).findings.filter(({ severity }) => severity === 'error'),
  ).toEqual([])
  if (served === undefined) throw new Error('The documented lender is not served.')
  const borrower = new Borrower(app)
  const road = loadRoad('main')
  await driveApplication(borrower.client, served.effective, { road, until: 'OFFER_SELECTION' })
  expect(await borrower.status()).toMatchObject({ checklistStatus: 'OFFER_SELECTION' })
  expect((await borrower.heloc()).property).toMatchObject({ saleStatus: 'NOT_FOR_SALE' })
})
