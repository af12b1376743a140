import type { DocumentSource, Message } from '#engine'
import { type DocumentVersion, documentPlace, localeOf, parseOnce, type Source, schemaOf } from '#source'
import type { DocumentTemplate } from '../tenant.ts'

/**
 * Returns the documents of flows/documents with their versions in a locale, messages parsed. Faulty ones are left out; the
 * findings of the source report them.
 */
export function documentTemplates(
  { files, findings }: Source,
  locale: string,
): ReadonlyMap<string, readonly DocumentTemplate[]> {
  const broken = new Set(findings.map(({ file }) => file))
  const templates = new Map<string, readonly DocumentTemplate[]>()
  for (const [path, { kind, value }] of files) {
    if (schemaOf(kind) !== 'document' || localeOf(path) !== locale) continue
    if (broken.has(path) || !isDocument(value)) continue
    const place = documentPlace(path)
    const versions = templates.get(place.id) ?? []
    templates.set(place.id, [...versions, toTemplate(place, value)])
  }
  return templates
}

const isDocument = (value: unknown): value is DocumentSource =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  'sections' in value &&
  Array.isArray(value.sections)

const toTemplate = (
  { id, version }: DocumentVersion,
  { type, effective, title, madeWith, when, counterparts, sections }: DocumentSource,
): DocumentTemplate => ({
  id,
  version,
  type,
  effective,
  title: parse(id, title),
  ...(madeWith === undefined ? {} : { madeWith }),
  ...(when === undefined ? {} : { when }),
  ...(counterparts === undefined ? {} : { counterparts }),
  sections: sections.map(({ given, heading, paragraphs = [], table }) => ({
    ...(given === undefined ? {} : { given }),
    ...(heading === undefined ? {} : { heading: parse(id, heading) }),
    paragraphs: paragraphs.map((paragraph) => parse(id, paragraph)),
    ...(table === undefined ? {} : { table: table.map((row) => row.map((cell) => parse(id, cell))) }),
  })),
})

function parse(id: string, text: string): Message {
  const parsed = parseOnce(text)
  if (!parsed.ok) throw new Error(`flows/documents/${id}: "${text}" cannot be shown: ${parsed.reason}.`)
  return parsed.message
}
