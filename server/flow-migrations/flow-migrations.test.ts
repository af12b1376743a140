import { randomUUID } from 'node:crypto'
import path from 'node:path'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMigration, type MigrationSource } from '#engine'
import type { ApplicationEvent } from '#generated/api'
import type { Heloc } from '#generated/domain'
import {
  asJsonObject,
  createSource,
  type Json,
  type JsonObject,
  loadProject,
  loadSource,
  repository,
} from '#source'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { chatLimits } from '../chat/chat-limits.ts'
import { createHub } from '../chat/delivery/create-hub.ts'
import { createInProcessFanOut } from '../chat/fan-out/in-process.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications, events, identities } from '../database/schema.ts'
import { openDocumentFiles } from '../documents/files/document-files.ts'
import { createSecrets } from '../keys/load-secrets.ts'
import { postLetters } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import { loadTenants, tenantsIn } from '../tenants/files/load-tenants.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { createTenantDirectory } from '../tenants/tenant-directory.ts'
import { loadApiSchemas } from '../validation/api-schemas.ts'
import { sandboxVendors } from '../vendors/sandbox/sandbox-vendors.ts'
import { migrateTenant } from './migrate-tenant.ts'

// A whole application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { tenants: shipped } = loadTenants(repository)
let tenants = shipped
const listeners: (() => void)[] = []
const reload = (next: readonly Tenant[]) => {
  tenants = next
  for (const listener of listeners) listener()
}

let database: OpenDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({
    database,
    tenants: createTenantDirectory(
      () => tenants,
      (listener) => listeners.push(listener),
    ),
  })
})
afterAll(() => app.close())

/** Returns a transition that begins elsewhere than at the demographic questions. */
function withoutHmda(transition: Json): Json {
  const { from, ...rest } = asJsonObject(transition)
  return {
    ...rest,
    ...(from !== undefined && {
      from: Array.isArray(from) ? from.filter((state) => state !== 'HMDA') : from,
    }),
  }
}

/** Returns the shipped flows without the demographic questions, and with a migration for applications that are at them. */
function withoutDemographics(): readonly Tenant[] {
  const source = loadSource()
  const texts = new Map([...source.files].map(([file, { text }]) => [file, text]))
  const edit = (file: string, change: (value: JsonObject) => object) =>
    texts.set(file, JSON.stringify(change(asJsonObject(source.files.get(file)?.value))))
  edit('flows/process.json', (process) => {
    const { HMDA: _, ...states } = asJsonObject(process.states)
    const { demographicsAnswered: _event, ...others } = asJsonObject(process.transitions)
    const transitions = Object.fromEntries(
      Object.entries(others).map(([event, transition]) => [event, withoutHmda(transition)]),
    )
    const { demographicsAnswered: _effect, ...effects } = asJsonObject(process.effects)
    const { demographics: _step, ...submissions } = asJsonObject(process.submissions)
    const contactProvided = { from: ['COLLECT_ADDITIONAL_INFO'], to: 'GEN_APP_DISCLOSURES' }
    return {
      ...process,
      version: 2,
      states,
      effects,
      submissions,
      transitions: { ...transitions, contactProvided },
    }
  })
  edit('flows/pages.json', (pages) => {
    const all = asJsonObject(pages.pages)
    const { submissions: _, ...page } = asJsonObject(all['start/hmda'])
    return { ...pages, pages: { ...all, 'start/hmda': page } }
  })
  texts.set(
    'flows/migrations/2026-11-21-no-demographics.json',
    JSON.stringify({
      $schema: '../../schemas/dsl/migration.schema.json',
      id: '2026-11-21-no-demographics',
      date: '2026-11-21',
      reason: 'This lender no longer asks the demographic questions.',
      from: ['HMDA'],
      to: 'GEN_APP_DISCLOSURES',
    }),
  )
  return tenantsIn(createSource('changed', texts)).tenants
}

describe('a server whose flows are read anew', () => {
  it('moves whoever stands in a state that is gone, once, and their job follows', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower, 'HMDA')
    reload(withoutDemographics())
    await borrower.reach('APP_SUBMISSION')
    reload(tenants)
    await vi.waitFor(async () => {
      const log: readonly ApplicationEvent[] = (
        await borrower.get(`/sandbox/applications/${borrower.application}/events`)
      ).json()
      const since = log.slice(log.findIndex(({ to }) => to === 'HMDA') + 1)
      expect(since.map(({ event, from, to, who }) => [event, from, to, who])).toEqual([
        ['migrated', 'HMDA', 'GEN_APP_DISCLOSURES', 'migration:2026-11-21-no-demographics'],
        [
          'applicationDisclosuresMade',
          'GEN_APP_DISCLOSURES',
          'APP_SUBMISSION',
          'job:makeApplicationDisclosures',
        ],
      ])
    })
    reload(shipped)
  })
})

/** Returns services with one lender and these migrations, on the server's database. */
function servicesWith(migrations: readonly MigrationSource[], tenant = lender()): Services {
  const own = {
    ...tenant,
    effective: {
      ...tenant.effective,
      migrations: migrations.map((each) => createMigration(each, loadProject())),
    },
  }
  const tenants = createTenantDirectory(() => [own])
  const clock = { now: () => new Date(), sleep: async () => {} }
  return {
    database,
    tenants,
    queue: { send: async () => {}, work: async () => {}, isWorking: () => true, stop: async () => {} },
    postLetters,
    chat: createHub({ database, clock, log: app.log }, chatLimits({ tenants }), createInProcessFanOut()),
    vendors: { connections: new Map(), of: () => sandboxVendors, connectionOf: () => undefined },
    files: openDocumentFiles({ database, clock, log: app.log, dataKey: createSecrets().dataKey }, undefined),
    inspector: { inspect: async () => Promise.reject(new Error('Nothing is uploaded.')), stop: () => {} },
    clock,
    secrets: createSecrets(),
    sandbox: {
      mode: 'on',
      daySeconds: 0,
      jobMs: 0,
      reviewMs: 0,
      desks: 'automatic' as const,
      needsStaffFactor: false,
    },
    staffLogins: new Map(),
    closing: new AbortController().signal,
    schema: loadApiSchemas(path.join(import.meta.dirname, '../..')),
    log: app.log,
  }
}

const lender = (): Tenant => {
  const [tenant] = shipped
  if (tenant === undefined) throw new Error('There is no lender.')
  return tenant
}

const migrate = (services: Services) => migrateTenant(services, services.tenants.fallback)

async function openIn(state: string, heloc: Heloc = {}): Promise<string> {
  const [owner, uuid] = [randomUUID(), randomUUID()]
  const tenant = lender().code
  await database.db
    .insert(identities)
    .values({ uuid: owner, tenant, email: `${owner}@example.com`, profile: {} })
  await database.db.insert(applications).values({
    uuid,
    owner,
    tenant,
    state,
    version: 1,
    processVersion: 1,
    heloc,
    status: {},
    loanFile: { esignCode: '1234' },
  })
  return uuid
}

async function stateOf(uuid: string): Promise<string | undefined> {
  const [row] = await database.db.select().from(applications).where(eq(applications.uuid, uuid))
  return row?.state
}

const eventsOf = (uuid: string) =>
  database.db.select().from(events).where(eq(events.application, uuid)).orderBy(events.id)

const migration = (from: string, to: string, rest: Partial<MigrationSource> = {}): MigrationSource => ({
  id: `m-${randomUUID()}`,
  date: '2026-11-21',
  reason: 'for a test',
  from: [from],
  to,
  ...rest,
})

describe('the migrations of a lender', () => {
  it('move those for whom they hold, and no one who comes to a state that is still there later on', async () => {
    const texan = { property: { address: { state: 'TX' } } }
    const when = { field: 'heloc.property.address.state', equals: 'TX' } as const
    const services = servicesWith([migration('DELINQUENCY_REVIEW', 'CANCELLED', { when })])
    const [inTexas, elsewhere] = [
      await openIn('DELINQUENCY_REVIEW', texan),
      await openIn('DELINQUENCY_REVIEW'),
    ]
    expect(await migrate(services)).toEqual({ moved: 1, problems: [] })
    const later = await openIn('DELINQUENCY_REVIEW', texan)
    expect(await migrate(services)).toEqual({ moved: 0, problems: [] })
    expect([await stateOf(inTexas), await stateOf(elsewhere), await stateOf(later)]).toEqual([
      'CANCELLED',
      'DELINQUENCY_REVIEW',
      'DELINQUENCY_REVIEW',
    ])
  })

  it('move whoever comes to a state that is gone from an older server, at any time', async () => {
    const services = servicesWith([migration('GONE_LATER', 'CANCELLED')])
    await migrate(services)
    const late = await openIn('GONE_LATER')
    expect(await migrate(services)).toEqual({ moved: 1, problems: [] })
    expect(await stateOf(late)).toBe('CANCELLED')
  })

  it('lead nobody past a consent', async () => {
    const services = servicesWith([migration('GONE_UNASKED', 'WAITING_FOR_SOFT_CREDIT')])
    const uuid = await openIn('GONE_UNASKED')
    const { moved, problems } = await migrate(services)
    expect([moved, await stateOf(uuid), await eventsOf(uuid)]).toEqual([0, 'GONE_UNASKED', []])
    expect(problems).toEqual([
      `The application ${uuid} stays where it is. A migration leads to WAITING_FOR_SOFT_CREDIT, which needs "softCreditConsented".`,
    ])
  })

  it('stay as they were applied', async () => {
    const before = migration('GONE_CHANGED', 'CANCELLED')
    await migrate(servicesWith([before]))
    const { problems } = await migrate(servicesWith([{ ...before, to: 'DECLINED' }]))
    expect(problems).toEqual([
      `flows/migrations/${before.id}.json was changed after it was applied; undo that and add another.`,
    ])
  })

  const gone = ['GONE_A', 'GONE_B', 'GONE_C']
  const anyMigrations = fc.array(
    fc.record({ from: fc.constantFrom(...gone), to: fc.constantFrom(...gone, 'CANCELLED', 'DECLINED') }),
    { minLength: 1, maxLength: 5 },
  )

  it('leave an application that is migrated twice as one that is migrated once', async () => {
    await fc.assert(
      fc.asyncProperty(anyMigrations, fc.constantFrom(...gone), async (list, state) => {
        const services = servicesWith(list.map(({ from, to }) => migration(from, to)))
        const uuid = await openIn(state)
        await migrate(services)
        const once = [await stateOf(uuid), await eventsOf(uuid)]
        await migrate(services)
        expect([await stateOf(uuid), await eventsOf(uuid)]).toEqual(once)
        // Ends the applications of this run, so that the next run does not migrate them.
        await database.db.update(applications).set({ state: 'CANCELLED' }).where(eq(applications.uuid, uuid))
      }),
      { numRuns: 25 },
    )
  })
})
