import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { toast } from './toast-store.ts'
import { Toasts } from './toasts.tsx'

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

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
})
