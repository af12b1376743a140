import { describe, expect, it } from 'vitest'
import { keptDocuments } from './kept-documents.ts'

const at = (uuid: string, type: 'NOTE' | 'DEED' | 'BANK_STATEMENT', day: number) => ({
  uuid,
  type,
  name: uuid,
  createdDate: `2026-11-${day}T00:00:00.000Z`,
})

describe('the documents of an application', () => {
  it('are parted by who made them, the newest first', () => {
    const documents = [at('note', 'NOTE', 10), at('deed', 'DEED', 12), at('bank', 'BANK_STATEMENT', 11)]
    const { ours, yours } = keptDocuments({ documents })
    expect(ours.map(({ uuid }) => uuid)).toEqual(['deed', 'note'])
    expect(yours.map(({ uuid }) => uuid)).toEqual(['bank'])
  })

  it('leave out what cannot be opened', () => {
    expect(keptDocuments({ documents: [{ type: 'NOTE' }] })).toEqual({ ours: [], yours: [] })
  })
})
