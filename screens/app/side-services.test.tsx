import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearthline } from '../../tests/support/browser/render-screen.tsx'
import { sampleToken } from '../../tests/support/browser/sample-token.ts'
import { saveToken } from '../api/session/session.ts'
import { saveStored } from '../storage/browser-store.ts'
import { App } from './app.tsx'

const uuid = '3f5378b0-3a68-4233-837d-ed5cc9163b8e'
const referrer = '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60'
const account = { name: 'Ana Reyes', address: 'tp1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnvhqhke' }
const status = { checklistStatus: 'HMDA', condition: 'GENERIC_DOCUMENT_REQUEST' }
const heloc = { uuid, version: 7, loanNumber: '202600000001', referrer: { referrerUuid: referrer } }

/** Answers that the pages below need, by the beginning of the path. */
const needed: Readonly<Record<string, unknown>> = {
  '/service-profile/api/v1/profile': {},
  '/service-application/api/v1/application/heloc/all': [heloc],
  [`/service-application/api/v1/application/heloc/${uuid}`]: heloc,
  '/service-krang-heloc': status,
}

/** Services that these pages can do without, with their ordinary answers. */
const side: Readonly<Record<string, unknown>> = {
  '/service-operating-hours/external/api/v1/hours/OPS_PHONE': [
    { weekday: 'MONDAY', weekdayValue: 1, isOpen: true, startTime: '06:00', endTime: '17:00' },
  ],
  '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus/week': [],
  '/service-operating-hours/external/api/v1/hours/OPS_CHAT/openStatus': { isOpen: true },
  '/service-wallet/secure/api/v4/account/access': { account, authorizedWallet: {} },
  '/service-wallet/secure/api/v4/account': [{ account, authorizedWallets: [], notifications: [] }],
  '/service-optimize/external/api/v2/decision': { flagEnabled: false, variables: {} },
  '/service-optimize/': { features: ['fe-webchat'] },
  '/service-lead-portal': { uuid: referrer, originatorName: 'Dana Whitfield' },
  '/service-application/external/api/v1/heloc/state-licenses': [{ abbrev: 'CO' }],
  '/service-property': { suggestions: [] },
  '/service-conditions': [],
  '/service-drafts': { drafts: [] },
  '/identity/secure/api/v1/identity': { uuid: referrer },
  '/service-application/api/v3/application/heloc/optermizerly-profile': {},
  '/service-telemetry': { sessionKey: { trackerUuid: referrer } },
}

const half = () =>
  new Response(
    new ReadableStream({
      start: (body) => {
        body.enqueue(new TextEncoder().encode('[{"uu'))
        body.error(new TypeError('terminated'))
      },
    }),
  )

/** Odd answers of a service; undefined never comes. */
const odd: Readonly<Record<string, () => Response | undefined>> = {
  '{}': () => Response.json({}),
  null: () => Response.json(null),
  '[]': () => Response.json([]),
  '[{}]': () => Response.json([{}]),
  '[null]': () => Response.json([null]),
  'hours of no time': () =>
    Response.json([{ weekday: 'MONDAY', weekdayValue: 1, isOpen: true, startTime: 'x', endTime: '' }]),
  'a text': () => Response.json('x'),
  HTML: () =>
    new Response('<!doctype html><title>Busy</title>', { headers: { 'content-type': 'text/html' } }),
  '204': () => new Response(null, { status: 204 }),
  '429': () => Response.json({ errors: ['Too many.'] }, { status: 429 }),
  '500': () => new Response('oops', { status: 500 }),
  'half a body': half,
  'no answer': () => undefined,
}

/** Pages with their main button or link. */
const pages = {
  registration: ['/account/heloc/register', 'Continue'],
  'a page of an application': [`/account/heloc/${uuid}/start/hmda`, 'Continue'],
  'the dashboard': ['/dashboard', 'Continue'],
} as const

/** Serves ordinary answers, except for some services. */
function serve(isOdd: (path: string) => boolean, answer: () => Response | undefined): void {
  const known = Object.entries({ ...needed, ...side })
  vi.stubGlobal('fetch', async (input: unknown, { signal }: RequestInit = {}) => {
    const [path, body] = known.find(([start]) => String(input).startsWith(start)) ?? []
    if (path === undefined) return Response.json({ errors: ['Not found.'] }, { status: 404 })
    if (path in needed || !isOdd(path)) return Response.json(body)
    return answer() ?? new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
  })
}

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  saveStored('chatOpen', 'true')
  const { organization, ...loaded } = hearthline
  await act(async () => render(<App start={() => ({ organization, loading: Promise.resolve(loaded) })} />))
}

/** Opens every menu of the header, one after another. */
async function openMenus(): Promise<void> {
  const menus = within(screen.getByRole('banner')).queryAllByRole('button')
  for (const menu of menus) await act(async () => menu.click())
}

const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
beforeEach(() => {
  for (const one of logged) one.mockImplementation(() => undefined)
})
afterEach(() => {
  for (const one of logged) one.mockReset()
  vi.unstubAllGlobals()
})

const flags = '/service-optimize/'
const which = {
  // Flags decide whether there is a chat, so they answer as usual in the second row.
  'the flags': (path: string) => path === flags,
  'all other side services': (path: string) => path !== flags,
}
const cases = Object.keys(which).flatMap((service) =>
  Object.keys(odd).map((answer) => [service, answer] as const),
)

describe.each(Object.entries(pages))('%s', (name, [path, main]) => {
  it.each(cases)('stands while %s answer with %s', async (service, answer) => {
    if (name !== 'registration') saveToken(sampleToken(`${service} ${answer}`))
    serve(which[service as keyof typeof which], odd[answer] as () => Response | undefined)
    await open(path)
    const content = within(screen.getByRole('main'))
    await waitFor(() => content.getByText(main, { selector: 'button, a' }))
    await screen.findByRole('contentinfo')
    await openMenus()
    expect(content.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('contentinfo')).toBeTruthy()
    content.getByText(main, { selector: 'button, a' })
    expect(screen.queryByText('Sorry, looks like we have hit a snag!')).toBeNull()
  })
})
