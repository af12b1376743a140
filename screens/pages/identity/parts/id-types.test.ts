import { describe, expect, it } from 'vitest'
import { documentsShown, idTypes, missingSides, startedType } from './id-types.ts'

const front = { uuid: 'f', type: 'DRIVERS_LICENSE_FRONT' } as const
const back = { uuid: 'b', type: 'DRIVERS_LICENSE_BACK' } as const

describe('the sides of an ID', () => {
  it('are two for a card and one for a passport', () => {
    expect(idTypes.map((type) => missingSides({}, type).length)).toEqual([2, 2, 1, 2])
  })

  it('are missing until each has a picture', () => {
    expect(missingSides({ documents: [front] }, 'US_DRIVERS_LICENSE')).toEqual([
      { document: 'DRIVERS_LICENSE_BACK', side: 'BACK' },
    ])
    expect(missingSides({ documents: [back, front] }, 'US_DRIVERS_LICENSE')).toEqual([])
  })

  it('are sent front first, and never those of another ID', () => {
    const documents = [back, { uuid: 'p', type: 'PASSPORT_FRONT' as const }, front]
    expect(documentsShown({ documents }, 'US_DRIVERS_LICENSE')).toEqual(['f', 'b'])
  })

  it('name the latest picture of a side', () => {
    expect(documentsShown({ documents: [front, { ...front, uuid: 'f2' }] }, 'US_DRIVERS_LICENSE')).toEqual([
      'f2',
    ])
  })
})

describe('the ID that was begun', () => {
  it('is the one with a picture', () => {
    expect(startedType({ documents: [{ uuid: 'x', type: 'ID_CARD_BACK' }] })).toBe('US_STATE_ID_CARD')
  })

  it('is none after a rejection took the pictures away', () => {
    expect(startedType({ documents: [{ type: 'BANK_STATEMENT' }] })).toBeUndefined()
  })
})
