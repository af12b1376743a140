import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from './app.tsx'
import { start } from './start.ts'

it('says so when the document names no lender', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<App start={start} />)
  expect(screen.getByRole('alert').textContent).toBe('No private label data found')
  logged.mockRestore()
})
