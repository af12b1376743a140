import { readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '#source'

/** What docs/lint-rules says of a rule, in Markdown. */
export const rulePage = (id: string): string =>
  readFileSync(path.join(repository, 'docs/lint-rules', `${id}.md`), 'utf8')
