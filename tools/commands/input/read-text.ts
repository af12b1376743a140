import { readFileSync } from 'node:fs'
import { CommandFailure } from '../command-failure.ts'
import { existingPath } from './existing-path.ts'

/** Name of an input: `-` is standard input. */
export const nameOf = (option: string): string => (option === '-' ? 'standard input' : option)

/** Text of a file, or of standard input for `-`. */
export function readText(option: string): string {
  try {
    return readFileSync(option === '-' ? 0 : existingPath(option), 'utf8')
  } catch (error) {
    if (error instanceof CommandFailure) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandFailure(2, `${nameOf(option)} cannot be read: ${reason}`)
  }
}
