import { globSync, readFileSync } from 'node:fs'
import { isPostgresInstalled } from './temporary-postgres.ts'

/**
 * The test files that run on a real Postgres too: all that open a database of their own by `createTestApp` or
 * `openTestDatabase`, and those that need nothing else, named `*.postgres.test.ts`. None where no Postgres is installed.
 */
export function findPostgresTests(): string[] {
  if (!isPostgresInstalled()) {
    console.error('No Postgres is installed (initdb is not found): NOTHING IS TESTED ON A REAL ONE.')
    return []
  }
  return globSync('{server,tests}/**/*.test.ts').filter(
    (file) => file.endsWith('.postgres.test.ts') || opensDatabase.test(readFileSync(file, 'utf8')),
  )
}

const opensDatabase = /\b(createTestApp|openTestDatabase)\(/
