import type { Message } from '#engine'
import { parseOnce, type Source } from '#source'
import type { DocumentTemplate } from '../tenants/tenant.ts'

/** Every file of flows/documents, its messages parsed. What is wrong with one is among the findings of the source. */
export function documentTemplates({ files, findings }: Source): ReadonlyMap<string, DocumentTemplate> {
  const broken = new Set(findings.map(({ file }) => file))
  const templates = new Map<string, DocumentTemplate>()
  for (const [path, { kind, value }] of files) {
    if (kind !== 'document' || broken.has(path) || !isDocument(value)) continue
    const id = path.replace(/^flows\/documents\/(.+)\.json$/, '$1')
    templates.set(id, toTemplate(id, value))
  }
  return templates
}

interface DocumentFile {
  readonly type: string
  readonly version: string
  readonly title: string
  readonly sections: readonly {
    readonly given?: string
    readonly heading?: string
    readonly paragraphs?: readonly string[]
    readonly table?: readonly (readonly string[])[]
  }[]
}

const isDocument = (value: unknown): value is DocumentFile =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'sections' in value &&
  Array.isArray(value.sections)

const toTemplate = (id: string, { type, version, title, sections }: DocumentFile): DocumentTemplate => ({
  id,
  type,
  version,
  title: parse(id, title),
  sections: sections.map(({ given, heading, paragraphs = [], table }) => ({
    ...(given === undefined ? {} : { given }),
    ...(heading === undefined ? {} : { heading: parse(id, heading) }),
    paragraphs: paragraphs.map((paragraph) => parse(id, paragraph)),
    ...(table === undefined ? {} : { table: table.map((row) => row.map((cell) => parse(id, cell))) }),
  })),
})

function parse(id: string, text: string): Message {
  const parsed = parseOnce(text)
  if (!parsed.ok) throw new Error(`flows/documents/${id}.json: "${text}" cannot be shown: ${parsed.reason}.`)
  return parsed.message
}
