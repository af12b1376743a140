import { act, type RenderResult, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router'
import SignedIn from '../../../screens/app/gates/signed-in.tsx'
// Fetched ahead by every form: it has come before anybody presses a button.
import '../../../screens/kit/forms/faults/find-errors.ts'
import { JourneyContext, type JourneyValue } from '../../../screens/kit/journey/journey-context.ts'
import { lender } from '../lenders/lender.ts'

export const hearthline: JourneyValue = lender('hearthline')
export const wholesale: JourneyValue = lender('summit-wholesale')

export interface ScreenOptions {
  readonly path?: string
  readonly journey?: JourneyValue
  /** Uses the history of the window, whose Back takes effect asynchronously, as in a browser. */
  readonly isInWindow?: boolean
}

/** Renders a screen in the surroundings that the application provides: a lender's journey, a router, an empty query cache. */
export async function renderScreen(
  screen: ReactNode,
  { path = '/', journey = hearthline, isInWindow = false }: ScreenOptions = {},
): Promise<RenderResult> {
  if (isInWindow) window.history.replaceState(null, '', path)
  // Forms are loaded lazily: a tree that suspends goes on only if its promises settle within `act`.
  return act(async () =>
    render(
      <JourneyContext value={journey}>
        <Router path={path} isInWindow={isInWindow}>
          <SignedIn>
            <Suspense fallback="loading">{screen}</Suspense>
            <Place />
          </SignedIn>
        </Router>
      </JourneyContext>,
    ),
  )
}

interface RouterProps {
  readonly path: string
  readonly isInWindow: boolean
  readonly children: ReactNode
}

function Router({ path, isInWindow, children }: RouterProps) {
  if (!isInWindow) return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  return <BrowserRouter>{children}</BrowserRouter>
}

/** Current location of the router, for a test to read: `screen.getByTestId('place')`. */
function Place() {
  const { pathname, search } = useLocation()
  return <output data-testid="place">{pathname + search}</output>
}
