import { globSync, readFileSync } from 'node:fs'
import { isPostgresInstalled } from './temporary-postgres.ts'

/**
 * Test files that run on a real Postgres too: those that use the database of their project, and those about Postgres
 * itself, named `*.postgres.test.ts`. Empty if no Postgres is installed.
 */
export function findPostgresTests(): string[] {
  if (!isPostgresInstalled()) {
    console.error('No Postgres is installed (initdb is not found): NOTHING IS TESTED ON A REAL ONE.')
    return []
  }
  return globSync('{server,tests}/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8')
    return file.endsWith('.postgres.test.ts') || (ofTheProject.test(text) && !embedded.test(text))
  })
}

const ofTheProject = /\b(createTestApp|openTestDatabase|createTestDatabase)\(/
const embedded = /\bopenPglite\(/
