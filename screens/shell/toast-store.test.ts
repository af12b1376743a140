import { describe, expect, it } from 'vitest'
import { currentToasts, dismissToast, toast } from './toast-store.ts'

describe('toasts', () => {
  it('stand at most five at once: the oldest gives way', () => {
    for (const text of ['1', '2', '3', '4', '5', '6']) toast({ kind: 'info', text })
    expect(currentToasts().map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6'])
  })

  it('go when they are dismissed', () => {
    for (const { id } of currentToasts()) dismissToast(id)
    expect(currentToasts()).toEqual([])
  })
})
