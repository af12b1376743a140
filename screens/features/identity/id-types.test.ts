import { describe, expect, it } from 'vitest'
import type { FieldOption } from '../../kit/forms/form-module.ts'
import { documentsShown, type IdKind, idKinds, missingSides, startedKind } from './id-types.ts'

const option = (value: string, ...documents: NonNullable<FieldOption['documents']>): FieldOption => ({
  value,
  label: '',
  documents,
})
const kinds = idKinds([
  option(
    'US_DRIVERS_LICENSE',
    { document: 'DRIVERS_LICENSE_FRONT', side: 'FRONT' },
    { document: 'DRIVERS_LICENSE_BACK', side: 'BACK' },
  ),
  option('US_PASSPORT', { document: 'PASSPORT_FRONT', side: 'PHOTO_PAGE' }),
])
const kindOf = (type: IdKind['type']): IdKind => {
  const found = kinds.find((kind) => kind.type === type)
  if (found === undefined) throw new Error(type)
  return found
}
const license = kindOf('US_DRIVERS_LICENSE')
const passport = kindOf('US_PASSPORT')

const front = { uuid: 'f', type: 'DRIVERS_LICENSE_FRONT' } as const
const back = { uuid: 'b', type: 'DRIVERS_LICENSE_BACK' } as const

describe('the sides of an ID', () => {
  it('are those that the form names for each', () => {
    expect(kinds.map(({ type }) => type)).toEqual(['US_DRIVERS_LICENSE', 'US_PASSPORT'])
    expect(missingSides([], passport)).toEqual([{ document: 'PASSPORT_FRONT', side: 'PHOTO_PAGE' }])
  })

  it('are missing until each has a picture', () => {
    expect(missingSides([front], license)).toEqual([{ document: 'DRIVERS_LICENSE_BACK', side: 'BACK' }])
    expect(missingSides([back, front], license)).toEqual([])
  })

  it('are sent front first, and never those of another ID', () => {
    const documents = [back, { uuid: 'p', type: 'PASSPORT_FRONT' as const }, front]
    expect(documentsShown(documents, license)).toEqual(['f', 'b'])
  })

  it('name the latest picture of a side', () => {
    expect(documentsShown([front, { ...front, uuid: 'f2' }], license)).toEqual(['f2'])
  })
})

describe('the ID that was begun', () => {
  it('is the one with a picture', () => {
    expect(startedKind([{ uuid: 'x', type: 'PASSPORT_FRONT' }], kinds)).toBe(passport)
  })

  it('is none after a rejection took the pictures away', () => {
    expect(startedKind([{ type: 'BANK_STATEMENT' }], kinds)).toBeUndefined()
  })
})
