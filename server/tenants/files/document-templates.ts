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
  const written = [...files].flatMap(([path, { kind, value }]) => {
    if (schemaOf(kind) !== 'document' || localeOf(path) !== locale) return []
    return broken.has(path) || !isDocument(value) ? [] : [{ ...documentPlace(path), value }]
  })
  const templates = written.map((place) => toTemplate(place, withCopies(place, written)))
  return Map.groupBy(templates, ({ id }) => id)
}

type Written = DocumentVersion & { readonly value: DocumentSource }

/** Puts the sections of other documents where a document copies them. Throws if one is not there. */
function withCopies({ id, version, value }: Written, written: readonly Written[]): DocumentSource {
  const sections = value.sections.map((section) => {
    const { copies } = section
    if (copies === undefined) return section
    const from = written.find((one) => one.id === copies.document && one.version === copies.version)
    const found = from?.value.sections.find((one) => one.id === copies.section)
    if (found !== undefined) return found
    throw new Error(
      `flows/documents/${id}/${version}: there is no section "${copies.section}" in ${copies.document} ${copies.version}.`,
    )
  })
  return { ...value, sections }
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
