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

/** Wording that applicants agree to or are shown, or the day of a version of a disclosure. */
export interface PublishedText {
  /** Place as flows/published.json names it. */
  readonly place: string
  readonly sha256: string
  /** First day on which it is used, YYYY-MM-DD. Undefined for a lender's own words, for translations, and where the place is that day itself. */
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

function disclosures(subject: Subject): readonly PublishedText[] {
  const { tenant, source, copy, provenance, report } = subject
  const versions = new Map(versionsOf(subject).map((version) => [version.key, version]))
  return [...versions.values()].flatMap(({ key, effective, name, pointer: at }) => {
    const translated = tenant === undefined ? translations(source, key) : []
    const pointer = pointerTo('copy', key)
    const file = tenant === undefined ? copyFileOf(source, key) : provenance[pointer]
    const dayFile = tenant === undefined ? 'flows/disclosures.json' : file
    const text = messageText(copy, key)
    return [
      ...(file !== undefined && text !== undefined
        ? [
            {
              place: `${file}#${key}`,
              sha256: hashOf(text),
              ...(tenant === undefined && { effective }),
              report: (fault) => report({ pointer, ...fault }),
            } satisfies PublishedText,
          ]
        : []),
      ...(dayFile === undefined
        ? []
        : [
            {
              place: `${dayFile}#${name}`,
              sha256: hashOf({ copy: key, effective }),
              report: (fault) => report({ pointer: at, ...fault }),
            } satisfies PublishedText,
          ]),
      ...translated,
    ]
  })
}

/** Versions of all disclosures: the key of the words of each, and its day. */
const versionsOf = ({ logic }: Subject) =>
  Object.entries(childObject(asJsonObject(logic.disclosures), 'disclosures')).flatMap(([id, entry]) => {
    const { versions } = asJsonObject(entry)
    return (Array.isArray(versions) ? versions.map(asJsonObject) : []).map((version, index) => ({
      key: asText(version.copy),
      effective: asText(version.effective),
      name: `${id}/${asText(version.version)}`,
      pointer: pointerTo('disclosures', 'disclosures', id, 'versions', index, 'effective'),
    }))
  })

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
