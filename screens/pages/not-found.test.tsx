import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../tests/support/browser/render-screen.tsx'
import NotFound from './not-found.tsx'

it('offers help where nothing is, and no step that would come by itself', async () => {
  await renderScreen(<NotFound />)
  const help = await screen.findByText(/Do you need help\?/)
  expect(help.closest('p')?.textContent).toContain('help@')
  expect(document.body.textContent).not.toContain('before')
})
