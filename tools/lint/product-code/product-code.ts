import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize } from '#engine'
import { pathsBelow } from '#source'
import type { Subject } from '../rule.ts'
import { type CodeText, type FormAnswers, readCode } from './read-code.ts'

/** Texts and forms used by the code of a project (`code` of its config), as far as rules need them. */
export interface ProductCode {
  readonly words: ReadonlySet<string>
  readonly templates: readonly (readonly string[])[]
  readonly names: ReadonlySet<string>
  /** Answers with their file, such as `server/submissions/person/contact.ts`. */
  readonly answers: readonly (FormAnswers & { readonly file: string })[]
}

/**
 * Code of the project, checked against the base alone because all lenders share it. Undefined for a lender, and where the
 * project names no code or it stands elsewhere.
 */
export function productCode({ source, tenant }: Pick<Subject, 'source' | 'tenant'>): ProductCode | undefined {
  const isThere = source.project.code.some((folder) => existsSync(path.join(source.dir, folder)))
  return tenant === undefined && isThere ? readProductCode(source) : undefined
}

const readProductCode = memoize(({ dir, project }: Subject['source']): ProductCode => {
  const isLeftOut = (file: string) => project.code.some((folder) => `!${file}`.startsWith(`${folder}/`))
  const files = project.code
    .flatMap((folder) => codeFiles(path.join(dir, folder)).map((file) => path.relative(dir, file)))
    .filter((file) => !isLeftOut(file))
    .map((file) => ({ ...readFile(path.join(dir, file)), file }))
  return {
    words: new Set(files.flatMap(({ words }) => words)),
    templates: files.flatMap(({ templates }) => templates),
    names: new Set(files.flatMap(({ names }) => names)),
    answers: files.flatMap(({ answers, file }) => answers.map((own) => ({ ...own, file }))),
  }
})

const codeFiles = (folder: string): readonly string[] =>
  pathsBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

/** Cache for watching, where few files change. */
const known = new Map<string, { readonly code: string; readonly text: CodeText }>()

function readFile(file: string): CodeText {
  const code = readFileSync(file, 'utf8')
  const before = known.get(file)
  if (before?.code === code) return before.text
  const text = readCode(code)
  known.set(file, { code, text })
  return text
}
