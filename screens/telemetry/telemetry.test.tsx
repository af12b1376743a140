import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearthline, renderScreen } from '../../tests/support/browser/render-screen.tsx'
import { provideCallLimits } from '../kit/api/call-limits.ts'
import { noteArrival } from '../kit/journey/arrivals.ts'
import { savePrivacyChoices } from './privacy-choices.ts'
import Telemetry from './telemetry.tsx'

const uuid = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const calls: { readonly path: string; readonly init: RequestInit; readonly body: Record<string, unknown> }[] =
  []

beforeEach(() => {
  calls.length = 0
  provideCallLimits(hearthline.organization.tenant.limits)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init, body: JSON.parse(String(init.body)) })
    const sessionKey = { uuid: 'a', epoch: 1, trackerUuid: 'b' }
    return path.endsWith('/session') ? Response.json({ sessionKey }) : new Response(null, { status: 204 })
  })
})
afterEach(() => {
  // This must come first: a page that is still mounted would send events once nothing forbids it.
  cleanup()
  vi.unstubAllGlobals()
  savePrivacyChoices({ analytics: true, replay: false })
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const events = () => calls.filter(({ path }) => path.endsWith('/event'))

async function arriveAt(address: string): Promise<void> {
  history.replaceState(null, '', address)
  await act(async () => noteArrival())
}

describe('a page that is shown', () => {
  it('is told once, with its application, in a call that outlives the page and has a trace of its own', async () => {
    await renderScreen(<Telemetry />)
    await arriveAt(`/account/heloc/${uuid}/liens?email=a@b.c&org=hearthline`)
    // Its chunks load on first use, which takes time on a busy machine.
    await vi.waitFor(() => expect(events().at(-1)?.body.pagePath).toMatch(/liens$/), 10_000)
    const { path, init, body } = events().at(-1) ?? {}
    expect(path).toBe('/service-telemetry/ft/external/event')
    expect(init).toMatchObject({ method: 'POST', keepalive: true })
    expect(init?.headers).toMatchObject({
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    })
    expect(body).toMatchObject({
      event: 'PAGEVIEW',
      productType: 'HELOC',
      applicationUuid: uuid,
      queryParams: { org: 'hearthline' },
    })
    expect(events().filter((event) => event.body.pagePath === body?.pagePath)).toHaveLength(1)
  })

  it('is not told where somebody refuses, and no session is begun', async () => {
    savePrivacyChoices({ analytics: false, replay: false })
    await renderScreen(<Telemetry />)
    await arriveAt('/account/heloc/register')
    await act(async () => {})
    expect(calls).toEqual([])
  })
})
