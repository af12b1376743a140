import path from 'node:path'
import { atTop, type Finding } from '../findings/finding.ts'
import { SourceError } from '../findings/source-error.ts'
import { type JsonFile, parseJsonFile } from '../json/json-file.ts'
import { isJsonObject, type Json } from '../json/json-value.ts'
import { type Entry, entriesBelow } from '../json/paths-below.ts'
import { readText, type UnreadableText } from '../json/read-text.ts'
import { validateFile } from '../schemas/validate-file.ts'
import { checkDocument } from './check-document.ts'
import { type FileKind, fileKind, schemaOf } from './file-kind.ts'
import { missingFiles } from './missing-files.ts'
import { loadProject, type Project } from './project.ts'
import { repository } from './repository.ts'
import { otherFindings, unreadFile } from './unread-files.ts'

/** File of a known kind, with the findings about the file alone. */
export interface SourceFile extends JsonFile {
  readonly kind: FileKind
}

/** JSON of a directory as read: all files with their findings, usable or not. */
export interface Source {
  readonly dir: string
  readonly project: Project
  /** Folder of the tenants, possibly mounted elsewhere; their files have paths as if it stood in `dir`. */
  readonly tenants: string
  /** Sorted by path relative to `dir`. */
  readonly files: ReadonlyMap<string, SourceFile>
  /** Files of the tenants that are not JSON, such as images, by path as in `files`. */
  readonly others: readonly string[]
  readonly findings: readonly Finding[]
}

export interface LoadOptions {
  /** Source loaded earlier. A file with unchanged text keeps its object. */
  readonly before?: Source
  /** Folder of the tenants, if not tenants/ below the directory. */
  readonly tenants?: string
  /** Project, if not that of the directory. */
  readonly project?: Project
  /** Files that are not JSON, folders, and what cannot be read, by path relative to the directory. */
  readonly others?: readonly Entry[]
}

/**
 * Reads flows/ and tenants/ below `dir`. Throws SourceError if there is no flows/; any lesser fault becomes a
 * finding.
 */
export function loadSource(dir: string = repository, options: LoadOptions = {}): Source {
  const { tenants = path.join(dir, 'tenants') } = options
  const folders = { flows: path.join(dir, 'flows'), tenants }
  const all = Object.entries(folders).flatMap(([name, folder]) =>
    entriesBelow(folder).map((entry) => ({
      ...entry,
      path: [name, entry.path].filter(Boolean).join('/'),
      place: path.join(folder, entry.path),
    })),
  )
  const json = all.filter((entry) => entry.path.endsWith('.json'))
  if (!json.some((entry) => entry.path.startsWith('flows/'))) {
    const { reason } = all.find((entry) => entry.path === 'flows') ?? {}
    throw new SourceError(
      'SOURCE_UNREADABLE',
      reason === undefined
        ? `${dir} holds no flows/ with JSON in it, so there is no journey to read.`
        : `${folders.flows} cannot be read: ${reason}.`,
    )
  }
  const texts = new Map(json.map((entry) => [entry.path, readText(entry.place)]))
  return createSource(dir, texts, { ...options, others: all.filter((entry) => !json.includes(entry)) })
}

/** Creates a source from texts by path relative to `dir`; a text that could not be read gives the reason. */
export function createSource(
  dir: string,
  texts: ReadonlyMap<string, string | UnreadableText>,
  { before, tenants = path.join(dir, 'tenants'), others = [], project = loadProject(dir) }: LoadOptions = {},
): Source {
  const files = new Map<string, SourceFile>()
  const findings: Finding[] = [
    ...missingFiles(dir, [...texts.keys()], { ...project, others }),
    ...otherFindings(others),
  ]
  for (const [file, text] of texts) {
    const kind = fileKind(file)
    if (kind === undefined) {
      findings.push(...parseJsonFile(file, text).findings, unreadFile(file, [...texts.keys()]))
      continue
    }
    const known = before?.files.get(file)
    const read = known?.text === text ? known : readFile(file, text, { kind, project })
    files.set(file, read)
    findings.push(...read.findings)
  }
  const ofTenants = others.flatMap(({ path: file, kind }) =>
    kind === 'file' && file.startsWith('tenants/') ? [file] : [],
  )
  return { dir, project, tenants, files, others: ofTenants, findings }
}

function readFile(
  file: string,
  text: string | UnreadableText,
  { kind, project }: { readonly kind: FileKind; readonly project: Project },
): SourceFile {
  const json = parseJsonFile(file, text)
  if (json.value !== undefined && !isJsonObject(json.value)) return { ...withoutObject(json), kind }
  const texts = schemaOf(kind) === 'document' ? checkDocument(json) : []
  return {
    ...json,
    kind,
    findings: [...json.findings, ...validateFile(kind, json, project.schemas), ...texts],
  }
}

/** File with one finding instead of its value: whatever it should hold is missing, and so is what builds on it. */
const withoutObject = (json: JsonFile): JsonFile => ({
  ...json,
  value: undefined,
  findings: [
    {
      ...atTop(
        json.path,
        'json-syntax',
        `This file holds ${nounOf(json.value)}, and an object belongs here.`,
      ),
      ...json.locate(''),
      hint: 'Nothing else can be checked until it is an object.',
    },
  ],
})

const nounOf = (value: Json | undefined): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`
/** Files of a kind, in the order in which they were read. */
export const filesOf = ({ files }: Source, kind: FileKind): readonly SourceFile[] =>
  [...files.values()].filter((file) => file.kind === kind)
