import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type RenderResult, render } from '@testing-library/react'
import { type ReactElement, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, vi } from 'vitest'
import { type Context, resolvePage } from '#engine'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import { backendOf } from '../../../screens/api/backend.ts'
import { BackendContext } from '../../../screens/kit/follow/backend-context.ts'
import { RoutingContext } from '../../../screens/kit/follow/routing-context.ts'
// Fetched ahead by every form: it has come before anybody presses a button.
import '../../../screens/kit/forms/faults/find-errors.ts'
import { JourneyContext, type JourneyValue } from '../../../screens/kit/journey/journey-context.ts'
import { lender } from '../lenders/lender.ts'

export const applicationUuid = '11111111-1111-4111-8111-111111111111'

export interface PageSetting {
  /** Journey and settings that the pages receive; by default those of the lender hearthline. */
  readonly journey?: JourneyValue
  readonly heloc?: Heloc
  readonly status?: ApplicationStatus
  readonly profile?: Profile
  /** Initial location of the router, with its query. */
  readonly path?: string
  /** False for a page without a form. */
  readonly hasForm?: boolean
  /** Responses of the server by the end of the path. Every submission is accepted. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Submissions that the server refuses with 422, by name. */
  readonly refusals?: Readonly<Record<string, unknown>>
}

export interface SentForm {
  readonly name: string
  readonly values: unknown
  readonly key: string | null
}

const hearthline: JourneyValue = lender('hearthline')

/** Renders a screen in a lender's journey, with an open application and a server that records the submissions. */
export async function renderPage(screen: ReactElement, setting: PageSetting = {}) {
  const { journey = hearthline, profile = {}, status = {}, hasForm = true, path = '/' } = setting
  const heloc = { uuid: applicationUuid, version: 1, ...setting.heloc }
  const context: Context = { profile, heloc, status, session: { authenticated: true } }
  const submissions: SentForm[] = []
  vi.stubGlobal('fetch', respond(setting, submissions))
  const routing = {
    uuid: applicationUuid,
    ...{ profile, heloc, status, context },
    position: resolvePage(journey.journey, context),
    phase: 'idle' as const,
    // Submitting takes the applicant to another page, so the promise never resolves for this one.
    submitted: vi.fn(() => new Promise<void>(() => undefined)),
    look: vi.fn(async () => false),
    live: vi.fn(() => () => undefined),
    refresh: vi.fn(async () => status),
  }
  const app = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <JourneyContext value={journey}>
        <RoutingContext value={routing}>
          <MemoryRouter initialEntries={[path]}>
            <BackendContext value={backendOf(applicationUuid)}>
              <Suspense fallback={null}>{screen}</Suspense>
            </BackendContext>
            <Place />
          </MemoryRouter>
        </RoutingContext>
      </JourneyContext>
    </QueryClientProvider>
  )
  // The form is imported, and the first rendering suspends on the import.
  const view = await act(async (): Promise<RenderResult> => render(app))
  // The timeout is long because the form's file takes time to load on a busy machine.
  await vi.waitFor(
    () => expect(view.container.querySelector(hasForm ? '[type=submit]' : 'h1')).not.toBeNull(),
    { timeout: 15_000 },
  )
  return { ...view, routing, submissions }
}

/** Current location of the router, for a test to read: `screen.getByTestId('place')`. */
function Place() {
  const { pathname, search } = useLocation()
  return <output data-testid="place">{pathname + search}</output>
}

function respond({ answers = {}, refusals = {} }: PageSetting, submissions: SentForm[]): typeof fetch {
  return async (input, init) => {
    const path = String(input)
    const name = /\/submissions\/([\w-]+)$/.exec(path)?.[1]
    if (name) {
      submissions.push({
        name,
        values: JSON.parse(String(init?.body)),
        key: new Headers(init?.headers).get('Idempotency-Key'),
      })
      return name in refusals ? Response.json(refusals[name], { status: 422 }) : Response.json({ status: {} })
    }
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))
    return found ? Response.json(found[1]) : Response.json({ errors: ['Not found.'] }, { status: 404 })
  }
}
