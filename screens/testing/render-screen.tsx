import { act, type RenderResult, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { lender } from '../../tests/support/lender.ts'
import SignedIn from '../app/signed-in.tsx'
import { JourneyContext, type JourneyValue } from '../journey/journey-context.ts'

export const hearthline: JourneyValue = lender('hearthline')
export const wholesale: JourneyValue = lender('summit-wholesale')

export interface ScreenOptions {
  readonly path?: string
  readonly journey?: JourneyValue
}

/** Renders a screen below what the application gives it: a lender's journey, a router, an empty query cache. */
export async function renderScreen(
  screen: ReactNode,
  { path = '/', journey = hearthline }: ScreenOptions = {},
): Promise<RenderResult> {
  // Forms are loaded lazily: a tree that suspends goes on only if its promises settle within `act`.
  return act(async () =>
    render(
      <JourneyContext value={journey}>
        <MemoryRouter initialEntries={[path]}>
          <SignedIn>
            <Suspense fallback="loading">{screen}</Suspense>
            <Place />
          </SignedIn>
        </MemoryRouter>
      </JourneyContext>,
    ),
  )
}

/** Where the router stands, for a test to read: `screen.getByTestId('place')`. */
function Place() {
  const { pathname, search } = useLocation()
  return <output data-testid="place">{pathname + search}</output>
}
