import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '#engine'
import { pathsBelow } from '#source'
import type { Subject } from '../rule.ts'
import type { MessageCall } from './calls-in.ts'
import { type CodeText, type FormAnswers, readCode } from './read-code.ts'

/** What all files of screens/ and server/ together say of messages and forms, as far as rules ask about it. */
export interface ProductCode {
  readonly words: ReadonlySet<string>
  readonly templates: readonly (readonly string[])[]
  readonly calls: readonly MessageCall[]
  readonly names: ReadonlySet<string>
  readonly limits: ReadonlySet<string>
  readonly switches: ReadonlySet<string>
  /** Each with its file, such as `server/submissions/contact.ts`. */
  readonly answers: readonly (FormAnswers & { readonly file: string })[]
}

/**
 * The code is the same for all lenders, so that it is held against the base alone: undefined for a lender, and for a
 * directory without screens, of which nobody knows what would be shown there.
 */
export function productCode({ source, tenant }: Pick<Subject, 'source' | 'tenant'>): ProductCode | undefined {
  if (tenant !== undefined || !existsSync(path.join(source.dir, 'screens'))) return undefined
  return readProductCode(source)
}

const readProductCode = memoize(({ dir }: Subject['source']): ProductCode => {
  const files = ['screens', 'server'].flatMap((folder) =>
    codeFiles(path.join(dir, folder)).map((file) => ({ ...readFile(file), file: path.relative(dir, file) })),
  )
  return {
    words: new Set(files.flatMap(({ words }) => words)),
    templates: files.flatMap(({ templates }) => templates),
    calls: files.flatMap(({ calls }) => calls),
    names: new Set(files.flatMap(({ names }) => names)),
    limits: new Set(files.flatMap(({ limits }) => limits)),
    switches: new Set(files.flatMap(({ switches }) => switches)),
    answers: files.flatMap(({ answers, file }) => answers.map((own) => ({ ...own, file }))),
  }
})

const codeFiles = (folder: string): readonly string[] =>
  pathsBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

/** While one watches, few files change. */
const known = new Map<string, { readonly code: string; readonly text: CodeText }>()

function readFile(file: string): CodeText {
  const code = readFileSync(file, 'utf8')
  const before = known.get(file)
  if (before?.code === code) return before.text
  const text = readCode(code)
  known.set(file, { code, text })
  return text
}
