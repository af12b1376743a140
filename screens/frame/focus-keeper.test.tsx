import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import FocusKeeper from './focus-keeper.tsx'

/** Two cards. The button of the second disappears when it is pressed, and a notice may report what it did. */
function Cards({ said }: { readonly said?: string }) {
  const [isGone, setGone] = useState(false)
  return (
    <main>
      <FocusKeeper />
      <h1>Yours</h1>
      <section>
        <h2>First</h2>
      </section>
      <section>
        <h2>Second</h2>
        {isGone && said && (
          <div className="notice" role="status">
            {said}
          </div>
        )}
        {isGone || (
          <p>
            <button type="button" onClick={() => setGone(true)}>
              Remove
            </button>
          </p>
        )}
      </section>
      <p>Elsewhere</p>
    </main>
  )
}

const press = () => userEvent.click(screen.getByRole('button'))

describe('focus on something that goes', () => {
  it('moves to the heading of what it stood in', async () => {
    render(<Cards />)
    await press()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' })))
  })

  it('moves to the notice that says what happened', async () => {
    render(<Cards said="Removed." />)
    await press()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  })

  it('stays where somebody has put it, or taken it away', async () => {
    const { unmount } = render(<Cards />)
    screen.getByRole('button').focus()
    await userEvent.click(screen.getByText('Elsewhere'))
    await new Promise((resolve) => setTimeout(resolve))
    unmount()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(document.body)
  })
})
