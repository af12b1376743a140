import { loadSource, requireTenant, type Source, SourceError } from '#source'
import { CommandFailure } from '../../../tools/commands/command-failure.ts'
import { flowsFolder } from '../../../tools/commands/input/flows-folder.ts'

/** Reads the tenants of a folder, by default the nearest; exits 2 for unreadable files and unknown lenders. */
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

/** Code of the lender that a command is about. */
export function named(code: string | undefined, action: string): string {
  if (code !== undefined) return code
  throw new CommandFailure(
    2,
    `Which lender? See \`journey tenant --help\`, or \`journey tenant list\` before \`${action}\`.`,
  )
}
