import { describe, expect, it } from 'vitest'
import { inForce } from '#engine'
import { documentPlace, isJsonObject, type Json, loadSource, schemaOf } from '#source'

const { files } = loadSource()
const now = new Date('2026-11-24T12:00:00Z')

interface Sentence {
  readonly place: string
  readonly text: string
}

const sentencesIn = (place: string, value: Json | undefined): readonly Sentence[] => {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => sentencesIn(`${place}/${key}`, child))
}

/** Copy of disclosures whose day is over, which stays as it was published. */
const pastCopy = [...files.values()].flatMap(({ kind, value }) => {
  const disclosures = kind === 'disclosures' && isJsonObject(value) ? value.disclosures : undefined
  return Object.values(isJsonObject(disclosures) ? disclosures : {}).flatMap((disclosure) => {
    const versions = isJsonObject(disclosure) && Array.isArray(disclosure.versions) ? disclosure.versions : []
    const known = versions.filter(isVersion)
    const current = inForce(known, now)
    return known.filter((version) => version !== current).map(({ copy }) => copy)
  })
})

function isVersion(value: unknown): value is { readonly effective: string; readonly copy: string } {
  return typeof value === 'object' && value !== null && 'effective' in value && 'copy' in value
}

const documents = [...files].flatMap(([path, { kind, value }]) => {
  if (schemaOf(kind) !== 'document' || !isJsonObject(value)) return []
  const { id } = documentPlace(path)
  return [{ id, path, value, effective: String(value.effective) }]
})

const documentsInForce = documents.filter(
  ({ id, path }) =>
    inForce(
      documents.filter((other) => other.id === id),
      now,
    )?.path === path,
)

const all = [
  ...documentsInForce.flatMap(({ path, value }) => sentencesIn(path, value)),
  ...[...files].flatMap(([path, { kind, value }]) =>
    ['copy', 'help'].includes(schemaOf(kind)) ? sentencesIn(path, value) : [],
  ),
]

/** Text without its plurals and selects, whose branches go by a value. */
function withoutBranches(text: string): string {
  let depth = 0
  return [...text]
    .filter((sign) => {
      if (sign === '{') depth += 1
      if (sign === '}') depth -= 1
      return depth === 0 && sign !== '}'
    })
    .join('')
}

describe('the origination fee', () => {
  it('is named by no sentence that does not go by the fee of the lender', () => {
    const naming = all.filter(({ text }) => /origination fee/i.test(text))
    expect(naming.length).toBeGreaterThan(8)
    const asFact = naming.filter(
      ({ place, text }) =>
        /\bthe origination fee\b/i.test(withoutBranches(text)) &&
        !place.includes('/questions/') &&
        !pastCopy.some((key) => place.endsWith(`/${key}`)),
    )
    expect(asFact).toEqual([])
  })
})
