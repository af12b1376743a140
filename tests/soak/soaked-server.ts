import { rmSync } from 'node:fs'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openForReading } from '../../server/database/open-database.ts'
import { createRing, type KeyRing, keyOfSecret } from '../../server/secrets/key-ring.ts'
import { createDataFolder } from '../support/database/data-folder.ts'
import { freePort } from '../support/processes/free-port.ts'
import { type ServerProcess, startServerProcess } from '../support/processes/server-process.ts'

/** Server under test: its folder, its port and its secrets stay the same over restarts. */
export interface SoakedServer {
  readonly start: () => Promise<ServerProcess>
  /** Key with which it signs tokens. */
  readonly tokenKey: KeyRing
  readonly operatorKey: string
  /** Errors in its log since the first start. */
  readonly logged: () => readonly string[]
  readonly kill: () => Promise<void>
  /** Opens its database after the server was stopped. */
  readonly openDatabase: () => Promise<OpenDatabase>
  /** Removes its data, or keeps it and returns the command with which to inspect it. */
  readonly remove: (isKept: boolean) => string
}

const jwtSecret = 'a secret that nobody but the soak has to know'
const operatorKey = 'a key that nobody but the soak has to know'

/** Vendors, reviewers and days take no time, so that borrowers walk as fast as the server allows. */
const paces = { SANDBOX_DAY_SECONDS: '0', SANDBOX_JOB_MS: '0', SANDBOX_REVIEW_MS: '0' }

const keys = { JWT_SECRET: jwtSecret, OPERATOR_KEY: operatorKey }

/** Prepares a server, with the embedded database if `databaseUrl` is empty. */
export async function prepareServer(databaseUrl: string): Promise<SoakedServer> {
  const dataDir = await createDataFolder()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...keys, SANDBOX: 'on', ...paces }
  const port = String(await freePort())
  const lives: ServerProcess[] = []
  return {
    start: async () => {
      const server = await startServerProcess({ ...env, PORT: port })
      lives.push(server)
      return server
    },
    operatorKey,
    tokenKey: createRing(keyOfSecret(jwtSecret)),
    kill: async () => lives.at(-1)?.kill(),
    openDatabase: () => openForReading({ databaseUrl: databaseUrl || undefined, dataDir }),
    logged: () =>
      lives.flatMap(({ said }) => said().split('\n')).filter((line) => /"level":[56]0/.test(line)),
    remove: (isKept) => {
      if (!isKept) rmSync(dataDir, { recursive: true, force: true })
      const settings = Object.entries(env).map(([name, value]) => `${name}='${value}'`)
      return isKept ? `To look at it: ${settings.join(' ')} node server/main.ts --api-only` : ''
    },
  }
}
