import { describe, expect, it } from 'vitest'
import { createSubmissionIntent } from './submission-intent.ts'

const counting = () => {
  let count = 0
  return createSubmissionIntent(() => `key-${++count}`)
}

describe('a submission intent', () => {
  it('keeps the key of a body that is sent again', () => {
    const intent = counting()
    expect(intent.keyFor({ a: 1 })).toBe('key-1')
    expect(intent.keyFor({ a: 1 })).toBe('key-1')
  })

  it('takes a new key for another body', () => {
    const intent = counting()
    intent.keyFor({ a: 1 })
    expect(intent.keyFor({ a: 2 })).toBe('key-2')
  })

  it('takes a new key once the server accepted the last one', () => {
    const intent = counting()
    intent.keyFor({ a: 1 })
    intent.accepted()
    expect(intent.keyFor({ a: 1 })).toBe('key-2')
  })
})
