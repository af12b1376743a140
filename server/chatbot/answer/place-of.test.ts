import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApplication } from '../../../tests/support/backend/test-application.ts'
import { loadTenants } from '../../tenants/files/load-tenants.ts'
import { placeOf } from './place-of.ts'

const { tenants } = loadTenants(path.join(import.meta.dirname, '../../..'))
const tenant = tenants.find(({ code }) => code === 'hearthline')
if (tenant === undefined) throw new Error('hearthline is missing')

const application = { ...testApplication(), state: 'RESCISSION' }

describe('the page of the borrower, as the desk, the agents and the chatbot name it', () => {
  it.each([
    ['You are done', {}],
    ['You have signed', { status: { condition: 'GENERIC_DOCUMENT_REQUEST' } }],
    ['We must talk to you', { deniedAt: new Date('2026-11-20T12:00:00.000Z') }],
  ] as const)('has the heading that they read there: %s', (title, changes) => {
    expect(placeOf(tenant, { ...application, ...changes })).toMatchObject({ page: 'complete', title })
  })
})
