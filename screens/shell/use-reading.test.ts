// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { documentsOf, useReading } from './use-reading.ts'

const note = { uuid: 'n', type: 'NOTE' } as const
const closing = { uuid: 'c', type: 'CLOSING_DISCLOSURE' } as const

describe('documents to read', () => {
  it('come in the order in which they are signed, whatever the order of the application', () => {
    const heloc = { documents: [note, { uuid: 'x', type: 'DEED' as const }, closing] }
    expect(documentsOf(heloc, ['CLOSING_DISCLOSURE', 'NOTE'])).toEqual([closing, note])
  })

  it('leave out a document that the server has not given an identity', () => {
    expect(documentsOf({ documents: [{ type: 'NOTE' }] }, ['NOTE'])).toEqual([])
  })
})

describe('reading', () => {
  it('counts a document once its end was seen, with the hash of its words', () => {
    const { result } = renderHook(() => useReading([closing, note]))
    expect(result.current.open).toBe(2)
    act(() => result.current.onRead('n', 'hash'))
    expect(result.current).toMatchObject({ open: 1, read: [{ uuid: 'n', textHash: 'hash' }] })
  })

  it('never names a document that is not due', () => {
    const { result } = renderHook(() => useReading([note]))
    act(() => result.current.onRead('other', 'hash'))
    expect(result.current.read).toEqual([])
  })
})
