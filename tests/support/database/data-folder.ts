import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { templateFile } from './database-template.ts'

/**
 * Creates a data folder with an embedded database as after the first start, but without the keys. A first start takes
 * seconds to create it; unpacking a copy takes almost no time.
 */
export async function createDataFolder(
  folder = mkdtempSync(path.join(tmpdir(), 'heloc-data-')),
): Promise<string> {
  const database = path.join(folder, 'postgres')
  mkdirSync(database)
  execFileSync('tar', ['-xf', await templateFile(), '-C', database], { stdio: 'ignore' })
  writeFileSync(path.join(folder, 'postgres.ready'), '')
  return folder
}
