import pg, { type ClientConfig } from 'pg'

/** Start-up fault that a person can fix; its message says how, and of DATABASE_URL names only host and database. */
export class DatabaseUrlError extends Error {
  readonly code = 'DATABASE_URL'
}

/** Timeouts of pg, in milliseconds. */
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
 * Timeouts for Postgres. A request that meets the worst case (no free connection, a statement on a dead connection, and its
 * rollback) ends before a browser gives up, which is after 30 seconds.
 */
export const patience: Patience = {
  /** Longest wait for a new connection, and for a free one of the pool: many requests may come at once. */
  connectionTimeoutMillis: 8000,
  /** Longest statement. Statements usually take milliseconds; a request that waits longer for a row lock should be retried. */
  statement_timeout: 9000,
  /** A second longer, measured by this process: on a dead connection Postgres cannot report that it gave up. */
  query_timeout: 10_000,
  /** Longest pause within a transaction: nobody waits for it any more, and it holds rows that others need. */
  idle_in_transaction_session_timeout: 30_000,
  /** Firewalls drop connections without traffic. */
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
}

/** Timeouts at the start, so that the person who starts the server gets a message within five seconds, including loading. */
const startPatience = { connectionTimeoutMillis: 2000, query_timeout: 1000 } as const

/** Throws a DatabaseUrlError unless a Postgres responds at an address. */
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
    // A connection that breaks after the response concerns the next query.
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
  // If several addresses of a host were tried, the aggregate error has no message of its own.
  return error.message || ('code' in error ? String(error.code) : error.name)
}
