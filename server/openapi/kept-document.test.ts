import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { repository } from '#source'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { type ApiDocument, breakingChanges } from '../../tests/support/openapi/breaking-changes.ts'

// A server starts here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const file = path.join(repository, 'docs/openapi.json')

/** Document of a server with its sandbox. */
async function describeServer(): Promise<ApiDocument> {
  const app = await createTestApp()
  const document: ApiDocument = (await app.inject('/docs/json')).json()
  await app.close()
  return document
}

it('is kept in docs/openapi.json, and nothing breaks for clients of that', async () => {
  const described = await describeServer()
  const written = `${JSON.stringify(described, null, 2)}\n`
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : written
  const before: ApiDocument = JSON.parse(kept)
  const breaks = before.info.version === described.info.version ? breakingChanges(before, described) : []
  expect(
    breaks,
    'This breaks clients made from docs/openapi.json. Keep what was there beside what is new, or raise the version in server/docs.ts (docs/operations.md, "Versions of the API").',
  ).toEqual([])
  if (process.env.WRITE_OPENAPI) writeFileSync(file, written)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === written
  expect(
    isCurrent,
    'The server differs from docs/openapi.json, and nothing breaks. Write it anew: npm run openapi',
  ).toBe(true)
})
