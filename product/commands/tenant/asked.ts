import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { PositionsUnreadable } from '../../../tools/positions/position.ts'
import { DatabaseUnreadable } from '../../tenant/tenant-database.ts'

/** Returns the answer of a database; exits 2 if it cannot be reached or read. */
export function asked<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof DatabaseUnreadable || error instanceof PositionsUnreadable)
      throw new CommandFailure(2, error.message)
    throw error
  }
}
