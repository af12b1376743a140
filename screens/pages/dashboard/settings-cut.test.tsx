import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import Settings from './settings.tsx'

vi.mock('./settings/parts/further-sections.tsx', () => Promise.reject(new TypeError('Failed to fetch')))

it('keeps the other sections where the last ones cannot be loaded, and says so with a way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answerCalls({
    '/identity/secure/api/v1/sessions': { body: [] },
    '/service-profile': { body: { email: 'maya@example.com' } },
    '/identity/secure/api/v1/identity': { body: { aliases: [{ type: 'EMAIL', value: 'maya@example.com' }] } },
  })
  await renderScreen(<Settings />, { path: '/dashboard/settings' })
  expect(await screen.findByText('Your other settings could not be loaded.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toBeDefined()
})
