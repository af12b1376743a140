import pg, { type ClientConfig } from 'pg'

/** A start-up fault that a person can mend: its sentence says how, and of DATABASE_URL no more than host and database. */
export class DatabaseUrlError extends Error {
  readonly code = 'DATABASE_URL'
}

/** Figures of pg, in milliseconds. */
export type Patience = Required<
  Pick<
    ClientConfig,
    | 'connectionTimeoutMillis'
    | 'statement_timeout'
    | 'query_timeout'
    | 'idle_in_transaction_session_timeout'
    | 'keepAlive'
    | 'keepAliveInitialDelayMillis'
  >
>

/**
 * How long anything waits for a Postgres. A request that meets the worst of it (no free connection, a statement on a dead
 * line, its rollback likewise) ends before a browser gives up on it, which is after 30 seconds.
 */
export const patience: Patience = {
  /** For a new connection, and for a free one of the pool: many may come at once. */
  connectionTimeoutMillis: 8000,
  /** Ours take milliseconds. What waits longer for the lock of a row is better told to come again. */
  statement_timeout: 9000,
  /** As long, and a second more, by our own clock: on a line that is dead, a server cannot say that it gave up. */
  query_timeout: 10_000,
  /** Nobody waits for its end any more, and it holds rows that others want. */
  idle_in_transaction_session_timeout: 30_000,
  /** Firewalls forget a line over which nothing goes. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** At the start somebody looks on: they hear within five seconds, loading included. */
const startPatience = { connectionTimeoutMillis: 2000, query_timeout: 1000 } as const

/** Throws a DatabaseUrlError unless a Postgres answers at an address. */
export async function requirePostgres(connectionString: string): Promise<void> {
  const client = clientOf(connectionString)
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    const { host, port, database } = client
    throw new DatabaseUrlError(
      `The Postgres that DATABASE_URL names (${host}:${port}, database ${database}) cannot be used: ${reason(error)}. Start it, or mend DATABASE_URL; without one the server brings its own database.`,
      { cause: error },
    )
  } finally {
    void client.end()
  }
}

function clientOf(connectionString: string): pg.Client {
  try {
    if (!/^(postgres|postgresql|socket):\/\//.test(connectionString)) throw new Error('another protocol')
    const client = new pg.Client({ connectionString, ...startPatience })
    // A line that breaks after the answer is the matter of the next who asks.
    client.on('error', () => {})
    return client
  } catch (error) {
    if (error instanceof Error && 'path' in error)
      throw new DatabaseUrlError(
        `A file that DATABASE_URL names, such as a certificate, cannot be read: ${error.path}. Put it there, or mend DATABASE_URL.`,
      )
    throw new DatabaseUrlError(
      'DATABASE_URL is not the address of a Postgres. It looks like postgres://user:password@host:5432/name; without one the server brings its own database.',
    )
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (/timeout/i.test(error.message)) return 'it does not answer'
  // Where several addresses of a host were tried, the error of their errors has no message of its own.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
