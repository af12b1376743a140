/** Fault of the database. AWAY: it cannot be reached or does not respond in time. FULL: its disk has no room. */
export type DatabaseFault = 'AWAY' | 'FULL'

/** Finds the database fault behind a driver's error or its causes. Undefined for any other error. */
export function findFault(error: unknown): DatabaseFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (full.test(code)) return 'FULL'
    if (away.test(code) || unreachable.has(code) || saysLost.test(at.message)) return 'AWAY'
  }
  return undefined
}

/** SQLSTATE disk_full, and the file system's code for it. */
const full = /^(53100|ENOSPC)$/

/**
 * SQLSTATEs: 08 connection exceptions, 25006 read-only while another server takes over, 25P03 idle too long in a transaction,
 * 28 and 3D refused at login, 53300 too many connections, 55P03 and 57014 gave up waiting, 57P shut down, starting or
 * recovering.
 */
const away = /^(08\w{3}|25006|25P03|28\w{3}|3D000|53300|55P03|57014|57P\w\w)$/

const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of pg, its pool and PGlite that have no code. */
const saysLost =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|Query read timeout|timeout expired|timeout exceeded when trying to connect|PGlite is clos(ed|ing))/
