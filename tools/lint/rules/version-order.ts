import { asJsonObject, asText, documentPlace, filesOf, findingAt, pointerTo, type SourceFile } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'
import { valuesSaid } from '../wording/values-said.ts'

export const versionOrder: Rule = {
  id: 'version-order',
  why: 'A version that takes effect no later than the one before it leaves it to chance, or to the past, which words people read and agree to.',
  check: (subject) => [
    ...[...ofDisclosures(subject), ...sameWords(subject)].map(subject.report),
    ...ofDocuments(subject),
    ...silent(subject),
  ],
}

interface Version {
  readonly version: string
  readonly effective: string
}

/** Each version with an earlier one that begins on the same day or later. */
const outOfOrder = <Each extends Version>(versions: readonly Each[]): readonly (readonly [Each, Each])[] =>
  byName(versions).flatMap((later, index, sorted) => {
    const before = sorted.slice(0, index).find(({ effective }) => effective >= later.effective)
    return before === undefined ? [] : [[later, before] as const]
  })

const byName = <Each extends Version>(versions: readonly Each[]): readonly Each[] =>
  versions.toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))

const describe = (title: string, [later, before]: readonly [Version, Version]) => ({
  message: `Version ${later.version} of "${title}" takes effect on ${later.effective}, and ${before.version}, which it replaces, on ${before.effective}.`,
  hint: 'Give the later version the later day.',
})

function ofDisclosures(subject: Subject): readonly RuleFault[] {
  const { flows } = subject
  if (flows === undefined || !isChanged(subject, 'disclosures')) return []
  return Object.entries(flows.source.disclosures.disclosures).flatMap(([id, { versions }]) =>
    outOfOrder(versions.map((version, index) => ({ ...version, index }))).map(([later, before]) => ({
      pointer: pointerTo('disclosures', 'disclosures', id, 'versions', later.index, 'effective'),
      related: [pointerTo('disclosures', 'disclosures', id, 'versions', before.index, 'effective')],
      ...describe(id, [later, before]),
    })),
  )
}

/** Faults of versions that show the words of another one, of the same disclosure or of another. */
function sameWords(subject: Subject): readonly RuleFault[] {
  const { flows } = subject
  if (flows === undefined || !isChanged(subject, 'disclosures')) return []
  const all = Object.entries(flows.source.disclosures.disclosures).flatMap(([id, { versions }]) =>
    versions.map(({ version, copy }, index) => ({
      name: `${version} of "${id}"`,
      copy,
      pointer: pointerTo('disclosures', 'disclosures', id, 'versions', index, 'copy'),
    })),
  )
  return all.flatMap(({ name, copy, pointer }) => {
    const other = all.find((each) => each.copy === copy)
    if (other === undefined || other.pointer === pointer) return []
    return [
      {
        pointer,
        related: [other.pointer],
        message: `Version ${name} shows the words of version ${other.name}: they would not change.`,
        hint: 'Give each version a message of its own.',
      },
    ]
  })
}

interface DocumentVersion extends Version {
  readonly id: string
  readonly type: string
  readonly file: SourceFile
}

/** Versions of each document, which only the base has. */
function documentsOf({ source, tenant }: Subject): ReadonlyMap<string, readonly DocumentVersion[]> {
  const files = tenant === undefined ? filesOf(source, 'document') : []
  const versions = files.map((file) => ({
    ...documentPlace(file.path),
    effective: asText(asJsonObject(file.value).effective),
    type: asText(asJsonObject(file.value).type),
    file,
  }))
  return Map.groupBy(versions, ({ id }) => id)
}

/** Findings of versions of documents that begin too early, or are of another type. */
const ofDocuments = (subject: Subject) =>
  [...documentsOf(subject)].flatMap(([id, all]) => [
    ...outOfOrder(all).map(([later, before]) =>
      findingAt(
        { rule: '', pointer: '/effective', ...describe(id, [later, before]) },
        { file: later.file, pointer: '/effective' },
      ),
    ),
    ...all.flatMap(({ version, type, file }) => {
      const first = all[0]
      if (first === undefined || type === first.type) return []
      const message = `Version ${version} of "${id}" is of the type ${type}, and ${first.version} of ${first.type}: where that is asked for, this one is not found.`
      return [
        findingAt(
          { rule: '', pointer: '/type', message, hint: `Say "${first.type}".` },
          { file, pointer: '/type' },
        ),
      ]
    }),
  ])

/** Findings of versions that leave out what the server says in the version before: about the applicant, the line, its days. */
const silent = (subject: Subject) =>
  [...(subject.flows === undefined ? [] : documentsOf(subject))].flatMap(([id, all]) =>
    byName(all).flatMap((later, index, sorted) => {
      const before = sorted[index - 1]
      if (before === undefined) return []
      const lost = [...valuesSaid(subject, before.file)].filter(
        (name) => !valuesSaid(subject, later.file).has(name),
      )
      return lost.map((name) =>
        findingAt(
          {
            rule: '',
            pointer: '/sections',
            what: 'key',
            message: `Version ${later.version} of "${id}" no longer says {${name}}, as ${before.version} does, which it replaces.`,
            hint: 'Say it, or hide this finding with the reason why it need not be said: `journey lint --suppress`.',
          },
          { file: later.file, pointer: '/sections' },
        ),
      )
    }),
  )
