import { describe, expect, it } from 'vitest'
import { createStore } from './create-store.ts'

describe('a store', () => {
  it('tells its listeners of another value, and of the same one not', () => {
    const store = createStore('a')
    const told: string[] = []
    store.subscribe((value) => told.push(value))
    store.set('b')
    store.set('b')
    expect([store.get(), told]).toEqual(['b', ['b']])
  })

  it('tells nobody who has stopped listening', () => {
    const store = createStore(0)
    const told: number[] = []
    const stop = store.subscribe((value) => told.push(value))
    stop()
    store.set(1)
    expect(told).toEqual([])
  })

  it('tells one listener that came twice as often as it came, until each has stopped', () => {
    const store = createStore(0)
    const told: number[] = []
    const listener = (value: number) => told.push(value)
    const stop = store.subscribe(listener)
    store.subscribe(listener)
    store.set(1)
    stop()
    store.set(2)
    expect(told).toEqual([1, 1, 2])
  })
})
