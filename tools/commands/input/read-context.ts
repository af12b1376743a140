import { type Context, JourneyError } from '#engine'
import { checkContext, loadProject, parseJsonFile } from '#source'
import { CommandFailure } from '../command-failure.ts'
import { flowsFolder } from './flows-folder.ts'
import { readSource } from './read-source.ts'
import { nameOf, readText } from './read-text.ts'

/**
 * Reads a context from a file, or from standard input for `-`. Warns on standard error about fields unknown to the
 * schema of the project in which the command runs.
 */
export function readContext(option: string): Context {
  const name = nameOf(option)
  const file = parseJsonFile(name, readText(option))
  const [broken] = file.findings
  if (broken !== undefined)
    throw new CommandFailure(2, `${name}:${broken.line}:${broken.column} ${broken.message}`)
  const { context, errors, warnings } = checkContext(
    file,
    readSource(() => loadProject(flowsFolder())),
  )
  for (const warning of warnings) console.error(`warning: ${warning}`)
  if (context === undefined) throw new CommandFailure(2, errors.join('\n'))
  return context
}

/** Runs a query of the engine; values that the context lacks are a negative answer (exit code 1), not a crash. */
export function ask<T>(question: () => T): T {
  try {
    return question()
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error
    throw new CommandFailure(1, error.message)
  }
}
