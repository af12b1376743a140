import { type Context, JourneyError } from '#engine'
import { checkContext, parseJsonFile } from '#source'
import { CommandFailure } from './command-failure.ts'
import { nameOf, readText } from './read-text.ts'

/** The context of an application that has only begun: both entities exist, and nothing is known. */
export const emptyContext: Context = { profile: {}, heloc: {}, status: {}, session: {} }

/** Reads a context from a file, or from standard input for `-`. What the schema does not know is told on standard error. */
export function readContext(option: string): Context {
  const name = nameOf(option)
  const file = parseJsonFile(name, readText(option))
  const [broken] = file.findings
  if (broken !== undefined)
    throw new CommandFailure(2, `${name}:${broken.line}:${broken.column} ${broken.message}`)
  const { context, errors, warnings } = checkContext(file)
  for (const warning of warnings) console.error(`warning: ${warning}`)
  if (context === undefined) throw new CommandFailure(2, errors.join('\n'))
  return context
}

/** Runs a question to the engine; what the context lacks is an answer (1), not a crash. */
export function ask<T>(question: () => T): T {
  try {
    return question()
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error
    throw new CommandFailure(1, error.message)
  }
}
