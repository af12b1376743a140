import { describe, expect, it } from 'vitest'
import { findDueDocuments, readEvidence, unreadDocuments } from './due-documents.ts'

const disclosure = {
  uuid: 'd',
  type: 'APPLICATION_DISCLOSURE',
  name: 'Home equity application disclosures.pdf',
} as const
const summary = { uuid: 's', type: 'SUMMARY_DISCLOSURE', name: 'Summary of your application.pdf' } as const
const other = { uuid: 'o', type: 'USER_UPLOADED_PAYSTUB', name: 'paystub.pdf' } as const

describe('the documents due before signing', () => {
  it('are the application disclosure, then the summary, and nothing else', () => {
    expect(findDueDocuments({ documents: [other, summary, disclosure] })).toEqual([
      { uuid: 'd', name: 'Home equity application disclosures' },
      { uuid: 's', name: 'Summary of your application' },
    ])
  })

  it('are not there while one of them is still being made', () => {
    expect(findDueDocuments({ documents: [disclosure] })).toBeUndefined()
    expect(findDueDocuments({})).toBeUndefined()
  })

  it('are unread until the hash of their words is known', () => {
    const due = findDueDocuments({ documents: [disclosure, summary] }) ?? []
    const read = new Map([['d', 'hash']])
    expect(unreadDocuments(due, read).map(({ uuid }) => uuid)).toEqual(['s'])
    expect(readEvidence(due, read)).toEqual([{ uuid: 'd', textHash: 'hash' }])
  })
})
