import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { databaseTemplate } from '../../../tests/support/database/database-template.ts'
import { recordStatements } from '../../../tests/support/database/record-statements.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import { openPglite } from '../../database/open-pglite.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let statements: string[]
let app: FastifyInstance
beforeAll(async () => {
  const database = await openPglite({ template: await databaseTemplate() })
  statements = recordStatements(database.client)
  app = await createTestApp({ database })
})
afterAll(() => app.close())

describe('a change', () => {
  it('is written by one statement, with its event, its documents and the evidence of it', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    statements.length = 0
    await walk(borrower, 'NOTE_SIGNING')
    const written = statements.map((text) =>
      [...text.matchAll(/(?:insert into|update) "(\w+)"/g)].map(([, table]) => table).join(' '),
    )
    expect(written).toContain('evidence events applications')
    expect(written).toContain('documents evidence events applications')
    expect(written).not.toContain('events')
    const inserted = written.filter((_, index) => statements[index]?.startsWith('insert'))
    // Opening a document is recorded separately, and so is that the owner was told of an act.
    expect(new Set(inserted)).toEqual(new Set(['evidence', 'outbox', 'security_notices']))
  })
})
