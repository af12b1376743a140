import { SourceError } from '#source'
import { CommandFailure } from '../command-failure.ts'

/**
 * Runs a reader of flows and tenants; fails with a message and exit code 2 for an unknown tenant and unreadable files.
 */
export function readSource<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(2, error.message)
  }
}
