import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../tests/support/browser/answer-calls.ts'
import { hearthline, renderScreen } from '../../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../../tests/support/browser/sample-token.ts'
import { saveToken } from '../../api/session/session.ts'
import { openFlags } from '../../flags/flags.ts'
import { MaintenanceGate } from './maintenance-gate.tsx'

async function open(path: string, flag: object | undefined) {
  const calls = answerCalls(flag ? { '/service-optimize/external/api/v2/decision': { body: flag } } : {})
  await renderScreen(
    <MaintenanceGate>
      <p>the page</p>
    </MaintenanceGate>,
    { path },
  )
  // The page of the notice is loaded by a dynamic import.
  await act(async () => void (await import('../routes/closed-routes.tsx')))
  return calls
}

const routes = JSON.stringify(['/account/heloc/register', '/account/heloc/heloc-signer/*'])

describe('maintenance', () => {
  it('closes the routes that the flag names, in our words where it has none', async () => {
    const [call] = await open('/account/heloc/register', { flagEnabled: true, variables: { routes } })
    expect(call?.body).toMatchObject({
      featureKey: 'fe-heloc-maintenance',
      optimizeUser: {
        trackerId: expect.stringMatching(/^[\da-f-]{36}$/),
        attributes: { organization: hearthline.organization.orgCode },
      },
    })
    expect(screen.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeTruthy()
    expect(screen.getByText(/Please check back shortly. Thank you for your patience!$/)).toBeTruthy()
    expect(document.title).toBe('Scheduled Maintenance | Hearthline')
    expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
  })

  it('closes everything below a star, with the title, message and link of the flag', async () => {
    const variables = {
      routes,
      pageTitle: 'Back at nine',
      message: 'We move.',
      shouldShowDashboardLink: true,
    }
    await open('/account/heloc/heloc-signer/sign', { flagEnabled: true, variables })
    expect(screen.getByRole('heading', { name: 'Back at nine' })).toBeTruthy()
    expect(document.title).toBe('Back at nine | Hearthline')
    expect(screen.getByText('We move.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeTruthy()
  })

  it('leads to no closed dashboard, and tells whoever is signed in how to cancel a line meanwhile', async () => {
    saveToken(sampleToken('ana'))
    const variables = { routes: '["/dashboard"]', shouldShowDashboardLink: true }
    await open('/dashboard', { flagEnabled: true, variables })
    expect(screen.queryByRole('link', { name: 'Go to dashboard' })).toBeNull()
    expect(
      screen.getByText(/give you the right to cancel, you still have it: write to .+ by the last day/),
    ).toBeTruthy()
  })

  const below = (path: string) => `/account/heloc/3f5378b0-3a68-4233-837d-ed5cc9163b8e${path}`
  it.each([
    ['/account/heloc/:uuid/liens', below('/liens'), below('/income/review')],
    ['/account/heloc/{uuid}/liens', below('/liens/'), below('')],
    ['/account/heloc/:uuid/income/link/:type', below('/income/link/payroll'), below('/income/review')],
    ['/account/heloc/:uuid/income/*', below('/income/review'), below('/liens')],
    ['/account/heloc/:uuid', below(''), '/account/heloc/register'],
    ['/account/heloc/:uuid/*', below('/liens'), '/account/heloc/register/support'],
  ])('closes a page of every application by %s, and no other', async (route, closed, other) => {
    const flag = { flagEnabled: true, variables: { routes: JSON.stringify([route]) } }
    await open(closed, flag)
    expect(screen.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeTruthy()
    cleanup()
    await open(other, flag)
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it.each([
    ['a route that is not named', '/dashboard', { flagEnabled: true, variables: { routes } }],
    ['a flag that is off', '/account/heloc/register', { flagEnabled: false, variables: { routes } }],
    ['routes that cannot be read', '/dashboard', { flagEnabled: true, variables: { routes: '[oops' } }],
    ['a flag that says nothing more', '/account/heloc/register', { flagEnabled: true }],
    ['a flag that cannot be asked for', '/account/heloc/register', undefined],
  ])('leaves pages open for %s', async (_, path, flag) => {
    await open(path, flag)
    expect(screen.getByText('the page')).toBeTruthy()
  })

  it('closes an open page, and opens it again, within a minute of the lender', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const closed = { features: ['fe-heloc-maintenance'], variables: { 'fe-heloc-maintenance': { routes } } }
    let flags: object = { features: [] }
    answerCalls({
      '/service-optimize/external/api/v2/decision': { body: { flagEnabled: false, variables: {} } },
      '/service-optimize/external/api/v1/features': () => ({ body: flags }),
    })
    await renderScreen(
      <MaintenanceGate>
        <p>the page</p>
      </MaintenanceGate>,
      { path: '/account/heloc/register' },
    )
    await openFlags(hearthline.organization.orgCode)
    flags = closed
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeTruthy()
    flags = { features: [] }
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(await screen.findByText('the page')).toBeTruthy()
  })

  it('is noticed by the first answer that tells of it, also where that is about somebody who signed in', async () => {
    const closed = { features: ['fe-heloc-maintenance'], variables: { 'fe-heloc-maintenance': { routes } } }
    answerCalls({
      '/service-optimize/external/api/v1/features': { body: { features: [] } },
      '/service-optimize/customer/api/v1/features': { body: closed },
    })
    await renderScreen(
      <MaintenanceGate>
        <p>the page</p>
      </MaintenanceGate>,
      { path: '/account/heloc/register' },
    )
    await openFlags(hearthline.organization.orgCode)
    expect(screen.getByText('the page')).toBeTruthy()
    saveToken(sampleToken('ana'))
    await act(() => openFlags(hearthline.organization.orgCode))
    expect(await screen.findByRole('heading', { name: 'Scheduled Maintenance' })).toBeTruthy()
  })
})

afterEach(() => void vi.useRealTimers())
