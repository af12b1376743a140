import path from 'node:path'
import { atTop, type Finding } from '../findings/finding.ts'
import { SourceError } from '../findings/source-error.ts'
import { type JsonFile, parseJsonFile } from '../json/json-file.ts'
import { jsonFiles } from '../json/read-json-folder.ts'
import { readText, type UnreadableText } from '../json/read-text.ts'
import { validateFile } from '../schemas/validate-file.ts'
import { checkDocument } from './check-document.ts'
import { type FileKind, fileKind, schemaOf, singleFiles } from './file-kind.ts'
import { repository } from './repository.ts'

/** File of a known kind, with the findings about the file alone. */
export interface SourceFile extends JsonFile {
  readonly kind: FileKind
}

/** JSON of a directory as read: all files with their findings, usable or not. */
export interface Source {
  readonly dir: string
  /** Folder of the tenants, possibly mounted elsewhere; their files have paths as if it stood in `dir`. */
  readonly tenants: string
  /** Sorted by path relative to `dir`. */
  readonly files: ReadonlyMap<string, SourceFile>
  readonly findings: readonly Finding[]
}

export interface LoadOptions {
  /** Source loaded earlier. A file with unchanged text keeps its object. */
  readonly before?: Source
  /** Folder of the tenants, if not tenants/ below the directory. */
  readonly tenants?: string
}

/**
 * Reads flows/ and tenants/ below `dir`. Throws SourceError if there is no flows/; any lesser fault becomes a
 * finding.
 */
export function loadSource(dir: string = repository, options: LoadOptions = {}): Source {
  const { tenants = path.join(dir, 'tenants') } = options
  const folders = { flows: path.join(dir, 'flows'), tenants }
  const paths = Object.entries(folders).flatMap(([name, folder]) =>
    jsonFiles(folder).map((file) => [`${name}/${file}`, path.join(folder, file)] as const),
  )
  if (!paths.some(([file]) => file.startsWith('flows/'))) {
    throw new SourceError(
      'SOURCE_UNREADABLE',
      `${dir} holds no flows/ with JSON in it, so there is no journey to read.`,
    )
  }
  return createSource(dir, new Map(paths.map(([file, place]) => [file, readText(place)])), options)
}

/** Creates a source from texts by path relative to `dir`; a text that could not be read gives the reason. */
export function createSource(
  dir: string,
  texts: ReadonlyMap<string, string | UnreadableText>,
  { before, tenants = path.join(dir, 'tenants') }: LoadOptions = {},
): Source {
  const files = new Map<string, SourceFile>()
  const findings: Finding[] = missingFiles(dir, [...texts.keys()])
  for (const [file, text] of texts) {
    const kind = fileKind(file)
    if (kind === undefined) {
      findings.push(...parseJsonFile(file, text).findings, unreadFile(file))
      continue
    }
    const known = before?.files.get(file)
    const read = known?.text === text ? known : readFile(file, text, kind)
    files.set(file, read)
    findings.push(...read.findings)
  }
  return { dir, tenants, files, findings }
}

function readFile(file: string, text: string | UnreadableText, kind: FileKind): SourceFile {
  const json = parseJsonFile(file, text)
  const texts = schemaOf(kind) === 'document' ? checkDocument(json) : []
  return { ...json, kind, findings: [...json.findings, ...validateFile(kind, json), ...texts] }
}

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
  hint: 'Flow files stand in flows/ under their own names, forms in flows/forms/, copy in flows/copy/<locale>/, documents in flows/documents/<id>/<version>.json, migrations in flows/migrations/, help in flows/help/, tenants in tenants/<code>/tenant.json.',
})

/** Files of a kind, in the order in which they were read. */
export const filesOf = ({ files }: Source, kind: FileKind): readonly SourceFile[] =>
  [...files.values()].filter((file) => file.kind === kind)
