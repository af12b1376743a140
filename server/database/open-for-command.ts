import type { Settings } from '../settings.ts'
import type { OpenDatabase } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openStopped } from './open-stopped.ts'

/** The database of a command beside the server: a Postgres that may be in use, or the embedded one of a server that is stopped. */
export const openForCommand = ({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> =>
  databaseUrl === undefined ? openStopped(dataDir) : openPostgres(databaseUrl)
