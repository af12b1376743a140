import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { toast } from './toast-store.ts'
import Toasts from './toasts.tsx'

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(() => void vi.useRealTimers())

describe('toasts', () => {
  it('stand at most five at once: the oldest gives way, and goes when dismissed', async () => {
    const user = userEvent.setup()
    await renderScreen(<Toasts />)
    act(() => {
      for (const text of ['1', '2', '3', '4', '5', '6']) toast({ kind: 'info', text })
    })
    expect(shown()).toEqual(['2', '3', '4', '5', '6'])
    await user.click(screen.getAllByRole('button', { name: 'Close' })[4] as HTMLElement)
    expect(shown()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('go by themselves after five seconds, but never while one points at them', async () => {
    vi.useFakeTimers()
    await renderScreen(<Toasts />)
    act(() => toast({ kind: 'success', text: 'Saved.' }))
    const list = screen.getByRole('list')
    fireEvent.pointerEnter(list)
    act(() => vi.advanceTimersByTime(60_000))
    expect(shown()).toEqual(['Saved.'])
    fireEvent.pointerLeave(list)
    act(() => vi.advanceTimersByTime(4_999))
    expect(shown()).toEqual(['Saved.'])
    act(() => vi.advanceTimersByTime(1))
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('of what was refused stay until they are closed: a refusal stays to be read', async () => {
    vi.useFakeTimers()
    await renderScreen(<Toasts />)
    act(() => toast({ kind: 'danger', text: 'Please call us.' }))
    act(() => vi.advanceTimersByTime(60_000))
    expect(shown()).toContain('Please call us.')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Please call us.')).toBeNull()
  })
})
