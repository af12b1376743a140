import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { Loader } from '../../frame/loader.tsx'
import { whileLoading } from '../api/loading.ts'
import { announce } from '../journey/live-region.ts'
import { LiveRegion } from './live-region.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the live region', () => {
  it('speaks, and is empty again 300 ms later', async () => {
    await renderScreen(<LiveRegion />)
    act(() => announce('Saved.'))
    expect(screen.getByText('Saved.')).toBeTruthy()
    await pass(299)
    expect(screen.queryByText('Saved.')).not.toBeNull()
    await pass(1)
    expect(screen.queryByText('Saved.')).toBeNull()
  })
})

describe('the loader', () => {
  it('goes 300 ms after loading stops', async () => {
    const { container } = await renderScreen(<Loader />)
    const isShown = () => container.querySelector('.loader') !== null
    const { promise, resolve } = Promise.withResolvers<void>()
    act(() => void whileLoading(promise))
    await pass(200)
    expect(isShown()).toBe(true)
    resolve()
    await pass(299)
    expect(isShown()).toBe(true)
    await pass(1)
    expect(isShown()).toBe(false)
  })
})
