// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { documentsOf } from './documents-of.ts'
import { useReading } from './use-reading.ts'

const note = { uuid: 'n', type: 'NOTE' } as const
const closing = { uuid: 'c', type: 'CLOSING_DISCLOSURE' } as const

beforeEach(() => sessionStorage.clear())

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

  it('survives a reload, and counts a document that was made anew as unread', () => {
    const { result } = renderHook(() => useReading([note]))
    act(() => result.current.onRead('n', 'hash'))
    expect(renderHook(() => useReading([note])).result.current.open).toBe(0)
    expect(renderHook(() => useReading([{ ...note, uuid: 'n2' }])).result.current.open).toBe(1)
  })
})
