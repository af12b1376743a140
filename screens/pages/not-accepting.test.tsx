import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hearthline, renderScreen, wholesale } from '../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { saveToken } from '../api/session/session.ts'
import NotAccepting from './not-accepting.tsx'

const place = () => screen.getByTestId('place').textContent
const path = '/not-accepting'

it('speaks of a broker at a wholesale lender, and of a loan officer where one is required', async () => {
  const { unmount } = await renderScreen(<NotAccepting />, { path, journey: wholesale })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apply through your mortgage broker')
  unmount()
  const { organization } = hearthline
  const tenant = { ...organization.tenant, referrerRequired: true }
  await renderScreen(<NotAccepting />, {
    path,
    journey: { ...hearthline, organization: { ...organization, tenant } },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ask your loan officer for a link')
  expect(document.title).toContain('Ask your loan officer for a link')
})

it('speaks of no broker at a lender that takes nobody new, and lets those sign in who have begun', async () => {
  const { organization } = hearthline
  const tenant = { ...organization.tenant, setup: 'CLOSED' as const }
  const journey = { ...hearthline, organization: { ...organization, tenant } }
  const { container } = await renderScreen(<NotAccepting />, { path, journey })
  expect(container.textContent).toContain('is not taking new applications')
  expect(container.textContent).not.toMatch(/broker|invited/)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
})

it('leads the referred to registration, with their referrer', async () => {
  const query = '?referrer=5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
  const { organization } = hearthline
  const tenant = { ...organization.tenant, referrerRequired: true }
  const journey = { ...hearthline, organization: { ...organization, tenant } }
  await renderScreen(<NotAccepting />, { path: path + query, journey })
  expect(place()).toBe(`/account/heloc/register${query}`)
})

it('turns nobody away from a lender that takes all, nor from an application that is there', async () => {
  const { unmount } = await renderScreen(<NotAccepting />, { path })
  expect(place()).toBe('/account/heloc/register')
  unmount()
  saveToken(sampleToken('somebody'))
  await renderScreen(<NotAccepting />, { path, journey: wholesale })
  expect(place()).toBe('/dashboard')
})
