import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '#source'
import type { Rule } from './rule.ts'

/** Page of a rule in Markdown, with LF whatever git wrote; its reason alone if it has none, as the rules of plugins may. */
export function rulePage({ id, why, page = pageOf(id) }: Rule): string {
  if (!existsSync(page)) return `# ${id}\n\n${why}\n`
  return readFileSync(page, 'utf8').replaceAll('\r\n', '\n')
}

/** Page of a rule of the linter; a test requires one for each. */
const pageOf = (id: string): string => path.join(repository, 'docs/lint-rules', `${id}.md`)
