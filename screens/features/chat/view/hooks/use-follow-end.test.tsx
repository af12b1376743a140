import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFollowEnd } from './use-follow-end.ts'

let resize: () => void
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function List() {
  const { list, onScroll } = useFollowEnd({ first: 1, last: '1', writing: 0, onTop: () => {} })
  return <section ref={list} aria-label="List" onScroll={onScroll} />
}

/** Makes a list that is 100 pixels high and was scrolled so far; what is in it grows from 400 to 900 pixels. */
function grown(scrollTop: number): HTMLElement {
  render(<List />)
  const list = screen.getByRole('region', { name: 'List' })
  Object.defineProperties(list, {
    clientHeight: { value: 100 },
    scrollHeight: { value: 400, configurable: true },
  })
  list.scrollTop = scrollTop
  fireEvent.scroll(list)
  Object.defineProperty(list, 'scrollHeight', { value: 900 })
  resize()
  return list
}

it('stays at the end of a list that is resized', () => {
  expect(grown(300).scrollTop).toBe(900)
})

it('leaves a list that is resized where somebody has scrolled to', () => {
  expect(grown(50).scrollTop).toBe(50)
})
