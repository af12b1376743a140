import { SourceError } from '#source'
import { CommandFailure } from './command-failure.ts'

/** What can be read of flows and tenants; else a message and exit code: 1 for a tenant that there is not, 2 for what cannot be read. */
export function readSource<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(error.code === 'TENANT_UNKNOWN' ? 1 : 2, error.message)
  }
}
