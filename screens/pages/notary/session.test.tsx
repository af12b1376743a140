import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { NotaryPanel } from './session/parts/notary-panel.tsx'

it('keeps the code that the notary reads out from being translated, and not the words around it', async () => {
  const data = { notary: 'Nora Poe', sessionCode: '123456' }
  await renderScreen(<NotaryPanel data={data} error={null} isConnecting={false} again={() => {}} />)
  const code = screen.getByText('123456')
  expect(code.getAttribute('translate')).toBe('no')
  expect(code.closest('p')?.getAttribute('translate')).toBeNull()
  expect(code.closest('p')?.textContent).toContain('Your code')
})
