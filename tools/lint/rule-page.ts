import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from '#source'

const pages = path.join(repository, 'docs/lint-rules')

/** Ids of the rules that have a page; a test requires one for each rule. */
export const ruleIds = (): readonly string[] =>
  readdirSync(pages).map((file) => path.basename(file, path.extname(file)))

/** Page of a rule in docs/lint-rules, in Markdown, with LF whatever git wrote. */
export const rulePage = (id: string): string =>
  readFileSync(path.join(pages, `${id}.md`), 'utf8').replaceAll('\r\n', '\n')
