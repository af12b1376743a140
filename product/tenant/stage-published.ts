import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askTenantDatabase } from './tenant-database.ts'

/** Runs `use` with a directory as the servers on a database have it; the directory is removed afterwards. */
export function withPublished<T>(dir: string, database: string | undefined, use: (stage: string) => T): T {
  const stage = mkdtempSync(path.join(tmpdir(), 'published-'))
  try {
    for (const part of ['flows', 'tenants', 'lint-suppressions.json'])
      if (existsSync(path.join(dir, part)))
        cpSync(path.join(dir, part), path.join(stage, part), { recursive: true })
    askTenantDatabase(database, 'lay', path.join(stage, 'tenants'))
    return use(stage)
  } finally {
    rmSync(stage, { recursive: true })
  }
}
