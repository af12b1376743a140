import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../testing/create-test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { handleErrors } from './handle-errors.ts'
import { Problem } from './problem.ts'

/** Levels of what is logged while each of them is thrown, other than that a request came and went. */
async function levelsOf(errors: readonly Error[]): Promise<readonly string[]> {
  const stream = new PassThrough({ encoding: 'utf8' })
  const app = fastify({ logger: { level: 'warn', stream, formatters: { level: (level) => ({ level }) } } })
  const database = await openTestDatabase()
  handleErrors(app, { tenants: shippedTenants(), database })
  for (const [index, error] of errors.entries())
    app.get(`/${index}`, () => {
      throw error
    })
  for (const index of errors.keys()) await app.inject(`/${index}`)
  await Promise.all([app.close(), database.close()])
  const lines = String(stream.read() ?? '').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line).level)
}

describe('the log', () => {
  it('has a warning for who is told to come back, an error for a fault, and nothing for who is refused', async () => {
    const putOff = [new Problem(503, 'UPLOADS_BUSY'), new Problem(503, 'BUSY', { seconds: 2 })]
    expect(await levelsOf(putOff)).toEqual(['warn', 'warn'])
    expect(await levelsOf([new Problem(409, 'STALE_VERSION'), new Error('A bug.')])).toEqual(['error'])
  })
})
