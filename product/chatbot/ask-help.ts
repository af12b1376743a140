import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { repository } from '#source'

/** Question with the articles that each answer it. */
export interface HelpTest {
  readonly ask: string
  readonly expect: readonly string[]
}

export interface HelpVerdict extends HelpTest {
  /** Id of the article found; undefined if a person would be asked. */
  readonly found?: string
  /** Ids of the nearest articles, if none is certain. */
  readonly near: readonly string[]
  readonly verdict: 'right' | 'handed over' | 'wrong'
}

/** Error if the chatbot cannot be asked; the message gives the reason. */
export class HelpUnasked extends Error {}

/** Asks the chatbot through the server's own program, since tools/ imports nothing of the server. */
export function askHelp(dir: string, tenant: string, questions: readonly HelpTest[]): readonly HelpVerdict[] {
  const program = path.join(repository, 'server/judge-help.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, dir, tenant], {
    encoding: 'utf8',
    input: JSON.stringify(questions),
  })
  if (status !== 0) throw new HelpUnasked(stderr.trim())
  return JSON.parse(stdout)
}
