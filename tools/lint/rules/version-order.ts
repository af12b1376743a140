import { asJsonObject, asText, documentPlace, filesOf, findingAt, pointerTo } from '#source'
import { isChanged } from '../is-changed.ts'
import type { Rule, RuleFault, Subject } from '../rule.ts'

export const versionOrder: Rule = {
  id: 'version-order',
  why: 'A version that takes effect no later than the one before it leaves it to chance, or to the past, which words people read and agree to.',
  check: (subject) => [...ofDisclosures(subject).map(subject.report), ...ofDocuments(subject)],
}

interface Version {
  readonly version: string
  readonly effective: string
}

/** Each version with an earlier one that begins on the same day or later. */
const outOfOrder = <Each extends Version>(versions: readonly Each[]): readonly (readonly [Each, Each])[] =>
  versions
    .toSorted((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }))
    .flatMap((later, index, sorted) => {
      const before = sorted.slice(0, index).find(({ effective }) => effective >= later.effective)
      return before === undefined ? [] : [[later, before] as const]
    })

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

/** Findings of documents, which only the base has. */
function ofDocuments({ source, tenant }: Subject) {
  const files = tenant === undefined ? filesOf(source, 'document') : []
  const versions = files.map((file) => ({
    ...documentPlace(file.path),
    effective: asText(asJsonObject(file.value).effective),
    type: asText(asJsonObject(file.value).type),
    file,
  }))
  return [...Map.groupBy(versions, ({ id }) => id)].flatMap(([id, all]) => [
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
}
