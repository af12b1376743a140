import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the folder of the embedded database. Throws if it does not exist. */
export function requireEmbedded(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres')
  if (existsSync(folder)) return folder
  throw new Error(
    `There is no embedded database in ${dataDir}. Name its folder in DATA_DIR, or a Postgres in DATABASE_URL.`,
  )
}
