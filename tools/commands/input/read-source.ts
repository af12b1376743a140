import { SourceError } from '#source'
import { CommandFailure } from '../command-failure.ts'

/**
 * Runs a reader of flows and tenants; fails with a message and exit code 1 for an unknown tenant, 2 for unreadable
 * files.
 */
export function readSource<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(error.code === 'TENANT_UNKNOWN' ? 1 : 2, error.message)
  }
}
