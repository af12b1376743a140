import type { Settings } from '../settings.ts'
import type { OpenDatabase } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openStopped } from './open-stopped.ts'

/** Opens the database for a command beside the server: a Postgres that may be in use, or the embedded one of a stopped server. */
export const openForCommand = ({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openStopped(dataDir) : openPostgres(databaseUrl)
