import { loadSource, requireTenant, type Source, SourceError } from '#source'
import { CommandFailure } from '../command-failure.ts'
import { flowsFolder } from '../flows-folder.ts'

/** The flows and tenants of a folder, the nearest where none is named; exit code 2 for what cannot be read, and for a lender that there is not. */
export const readTenants = (dir: string | undefined, ...codes: readonly string[]): Source => {
  try {
    const source = loadSource(flowsFolder(dir))
    for (const code of codes) requireTenant(source, code)
    return source
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    throw new CommandFailure(2, error.message)
  }
}

/** The lender that a command is about. */
export function named(code: string | undefined, action: string): string {
  if (code !== undefined) return code
  throw new CommandFailure(
    2,
    `Which lender? See \`journey tenant --help\`, or \`journey tenant list\` before \`${action}\`.`,
  )
}
