import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

/** A question, and the articles of which each would answer it. */
export interface HelpQuestion {
  readonly ask: string
  readonly expect: readonly string[]
}

export interface FoundHelp extends HelpQuestion {
  /** Id of the article that answers it; absent where a person would be asked. */
  readonly found?: string
  /** Ids of the articles that come nearest, where none is sure. */
  readonly near: readonly string[]
  readonly verdict: 'right' | 'handed over' | 'wrong'
}

/** The chatbot cannot be asked; the message says why. */
export class HelpUnasked extends Error {}

/** Asks the server's own program, for tools/ imports nothing of it. */
export function askHelp(
  dir: string,
  tenant: string,
  questions: readonly HelpQuestion[],
): readonly FoundHelp[] {
  const program = path.join(repository, 'server/test-help.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, dir, tenant], {
    encoding: 'utf8',
    input: JSON.stringify(questions),
  })
  if (status !== 0) throw new HelpUnasked(stderr.trim())
  return JSON.parse(stdout)
}
