import { createHash } from 'node:crypto'
import {
  asJsonObject,
  asText,
  childObject,
  type Finding,
  filesOf,
  findingAt,
  isJsonObject,
  type Json,
  type JsonObject,
  messageText,
  pointerTo,
  type Source,
} from '#source'
import type { RuleFault, Subject } from '../rule.ts'

export const publishedFile = 'flows/published.json'

/** Wording that applicants agree to or are shown. */
export interface PublishedText {
  /** Place as flows/published.json names it. */
  readonly place: string
  readonly sha256: string
  /** First day on which it is used, YYYY-MM-DD. Undefined for a lender's own words and for translations. */
  readonly effective?: string
  readonly report: (fault: Omit<RuleFault, 'pointer'>) => Finding
}

/** Published wordings of the base, or those that only a lender has. */
export const publishedTexts = (subject: Subject): readonly PublishedText[] => [
  ...(subject.tenant === undefined ? documents(subject.source) : []),
  ...disclosures(subject),
]

const documents = (source: Source): readonly PublishedText[] =>
  [...filesOf(source, 'document'), ...filesOf(source, 'document-translation')].map((file) => {
    const { $schema: _, ...text } = asJsonObject(file.value)
    return {
      place: file.path,
      sha256: hashOf(text),
      // A translation holds from the day of its original, however late it is made.
      ...(file.kind === 'document' && typeof text.effective === 'string' && { effective: text.effective }),
      report: (fault) => findingAt({ rule: '', pointer: '', ...fault }, { file, pointer: '' }),
    }
  })

function disclosures({ tenant, source, logic, copy, provenance, report }: Subject): readonly PublishedText[] {
  const days = new Map(
    Object.values(childObject(asJsonObject(logic.disclosures), 'disclosures')).flatMap((entry) => {
      const { versions } = asJsonObject(entry)
      return (Array.isArray(versions) ? versions.map(asJsonObject) : []).map(
        (version) => [asText(version.copy), asText(version.effective)] as const,
      )
    }),
  )
  return [...days].flatMap(([key, effective]) => {
    const translated = tenant === undefined ? translations(source, key) : []
    const pointer = pointerTo('copy', key)
    const file = tenant === undefined ? copyFileOf(source, key) : provenance[pointer]
    const text = messageText(copy, key)
    if (file === undefined || text === undefined) return translated
    const place = `${file}#${key}`
    const published: PublishedText = {
      place,
      sha256: hashOf(text),
      ...(tenant === undefined && { effective }),
      report: (fault) => report({ pointer, ...fault }),
    }
    return [published, ...translated]
  })
}

/** Translations of a wording, which applicants agree to as well. */
const translations = (source: Source, key: string): readonly PublishedText[] =>
  filesOf(source, 'translation').flatMap((file) => {
    const text = childObject(asJsonObject(file.value), 'messages')[key]
    if (text === undefined) return []
    const pointer = pointerTo('messages', key)
    const report: PublishedText['report'] = (fault) =>
      findingAt({ rule: '', pointer, ...fault }, { file, pointer })
    return [{ place: `${file.path}#${key}`, sha256: hashOf(text), report }]
  })

const copyFileOf = (source: Source, key: string): string | undefined =>
  filesOf(source, 'copy').find(({ value }) =>
    Object.hasOwn(childObject(asJsonObject(value), 'messages'), key),
  )?.path

/** Hash of the content alone, independent of key order and whitespace. */
const hashOf = (text: Json): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(text)))
    .digest('hex')

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key] ?? null)]),
  )
}

/** Record of published wordings; undefined if none is kept. */
export const findPublished = ({ files }: Source): JsonObject | undefined => {
  const value = files.get(publishedFile)?.value
  return value === undefined ? undefined : childObject(asJsonObject(value), 'texts')
}
