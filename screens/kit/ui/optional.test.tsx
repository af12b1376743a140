import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './load-module.ts'
import { Optional } from './optional.tsx'

const Cut = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')))
function Broken(): never {
  throw new Error('a defect')
}

const logged = vi.spyOn(console, 'error')
beforeEach(() => logged.mockImplementation(() => undefined))
afterEach(() => logged.mockReset())

it('leaves the page standing when a part of it cannot be loaded', async () => {
  await act(async () => {
    render(
      <>
        what was typed
        <Optional instead={<p>a way on</p>}>
          <Cut />
        </Optional>
      </>,
    )
  })
  expect(screen.getByText('what was typed')).toBeTruthy()
  expect(screen.getByText('a way on')).toBeTruthy()
})

it('hides no defect', () => {
  expect(() =>
    render(
      <Optional>
        <Broken />
      </Optional>,
    ),
  ).toThrow('a defect')
})
