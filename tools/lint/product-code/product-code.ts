import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathsBelow } from '#source'
import { type CodeText, readCode } from './read-code.ts'

/** What the files of screens/ and server/ say of messages, as far as rules ask about it. */
export type ProductCode = readonly CodeText[]

/** Undefined for a directory without screens: what would be shown there is not known. */
export function productCode(dir: string): ProductCode | undefined {
  if (!existsSync(path.join(dir, 'screens'))) return undefined
  return ['screens', 'server'].flatMap((folder) => codeFiles(path.join(dir, folder)).map(readFile))
}

const codeFiles = (folder: string): readonly string[] =>
  pathsBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

/** While one watches, few files change. */
const known = new Map<string, { readonly version: string; readonly text: CodeText }>()

function readFile(file: string): CodeText {
  const { mtimeMs, size } = statSync(file)
  const version = `${mtimeMs} ${size}`
  const before = known.get(file)
  if (before?.version === version) return before.text
  const text = readCode(readFileSync(file, 'utf8'))
  known.set(file, { version, text })
  return text
}
