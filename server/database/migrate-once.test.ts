import { expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'

// An application begins here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

it('migrates a database once before the application starts on it, which leaves it as it is', async () => {
  const database = await openTestDatabase()
  const exec = vi.fn(database.exec)
  const app = await createTestApp({ database: { ...database, exec } })
  const migrations = exec.mock.calls.filter(([text]) => text.includes("hashtext('migrations')"))
  expect(migrations).toHaveLength(1)
  await app.close()
})
