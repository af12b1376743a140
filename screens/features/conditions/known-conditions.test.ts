import { describe, expect, it } from 'vitest'
import type { ConditionSource } from '#engine'
import type { Condition } from '#generated/domain'
import { documentCount, knownConditions } from './known-conditions.ts'

const condition = (uuid: string, created: string, more: Partial<Condition> = {}): Condition => ({
  uuid,
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  created,
  requestDocuments: ['SUPPORT'],
  earlierDocuments: [],
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
  ...more,
})
const rule: ConditionSource = { title: 'a', description: 'b', action: 'upload' }
const categories = { GENERIC_DOCUMENT_REQUEST: rule }

describe('the list of conditions', () => {
  it('begins with the one raised first', () => {
    const listed = knownConditions([condition('b', '2026-02-01'), condition('a', '2026-01-01')], categories)
    expect(listed.map(({ uuid }) => uuid)).toEqual(['a', 'b'])
  })

  it('leaves out a category that the journey does not know', () => {
    const other = condition('c', '2026-01-01', { categoryEnum: 'REVIEW_TRUST_REQUIREMENTS' })
    expect(knownConditions([other], categories)).toEqual([])
  })

  it('counts documents by kind where a number is not given', () => {
    expect(documentCount(condition('a', '', { requestDocuments: ['SUPPORT', 'BANK_STATEMENT'] }))).toBe(2)
    expect(documentCount(condition('a', '', { xtraData: { numDocsRequired: 3 } }))).toBe(3)
  })
})
