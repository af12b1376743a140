import path from 'node:path'
import { checkDocument } from './check-document.ts'
import { type FileKind, fileKind, singleFiles } from './file-kind.ts'
import { atTop, type Finding } from './finding.ts'
import { type JsonFile, parseJsonFile } from './json-file.ts'
import { jsonFiles } from './read-json-folder.ts'
import { readText, type UnreadableText } from './read-text.ts'
import { repository } from './repository.ts'
import { SourceError } from './source-error.ts'
import { validateFile } from './validate-file.ts'

export interface SourceFile extends JsonFile {
  readonly kind: FileKind
}

/** The JSON of a directory as it was read: every file with its findings, whether or not it can be used. */
export interface Source {
  readonly dir: string
  /** By path relative to `dir`, in order. */
  readonly files: ReadonlyMap<string, SourceFile>
  readonly findings: readonly Finding[]
}

/** Reads flows/ and tenants/ below `dir`. Throws SourceError when there is no flows/ at all; anything less is a finding. */
export function loadSource(dir: string = repository): Source {
  const paths = ['flows', 'tenants'].flatMap((folder) => jsonPaths(dir, folder))
  if (!paths.some((file) => file.startsWith('flows/'))) {
    throw new SourceError(
      'SOURCE_UNREADABLE',
      `${dir} holds no flows/ with JSON in it, so there is no journey to read.`,
    )
  }
  return createSource(dir, new Map(paths.map((file) => [file, readText(path.join(dir, file))])))
}

/** The same from texts at hand, by path relative to `dir`; a text that could not be had says why. */
export function createSource(dir: string, texts: ReadonlyMap<string, string | UnreadableText>): Source {
  const files = new Map<string, SourceFile>()
  const findings: Finding[] = missingFiles(dir, [...texts.keys()])
  for (const [file, text] of texts) {
    const json = parseJsonFile(file, text)
    const kind = fileKind(file)
    findings.push(...json.findings, ...(kind === undefined ? [unreadFile(file)] : validateFile(kind, json)))
    if (kind === undefined) continue
    const read = { ...json, kind }
    files.set(file, read)
    if (kind === 'document') findings.push(...checkDocument(read))
  }
  return { dir, files, findings }
}

const jsonPaths = (dir: string, folder: string): readonly string[] =>
  jsonFiles(path.join(dir, folder)).map((file) => `${folder}/${file}`)

function missingFiles(dir: string, paths: readonly string[]): Finding[] {
  return singleFiles
    .map((kind) => `flows/${kind}.json`)
    .filter((file) => !paths.includes(file))
    .map((file) => ({
      ...atTop(file, 'missing-file', `${file} is not there, and a journey cannot do without it.`),
      hint: `Looked in ${dir}.`,
    }))
}

const unreadFile = (file: string): Finding => ({
  ...atTop(file, 'unread-file', 'Nothing reads this file.'),
  severity: 'warning',
  hint: 'Flow files stand in flows/ under their own names, forms in flows/forms/, copy in flows/copy/en-US/, documents in flows/documents/<id>/<version>.json, migrations in flows/migrations/, tenants in tenants/<code>/tenant.json.',
})
