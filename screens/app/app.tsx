import { Suspense, use, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { JourneyContext } from '../journey/journey-context.ts'
import type { LoadedJourney } from '../journey/load-journey.ts'
import type { Organization } from '../journey/organization.ts'
import { Frame } from '../shell/frame.tsx'
import { Toasts } from '../shell/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { JourneyRoutes } from './journey-routes.tsx'

export interface AppProps {
  readonly organization: Organization
  readonly loading: Promise<LoadedJourney>
}

export function App({ organization, loading }: AppProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Loaded organization={organization} loading={loading} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ organization, loading }: AppProps) {
  const { journey, locale } = use(loading)
  const [value] = useState({ journey, locale, organization })
  return (
    <JourneyContext value={value}>
      <BrowserRouter>
        <Frame>
          <JourneyRoutes />
        </Frame>
        <Toasts />
      </BrowserRouter>
    </JourneyContext>
  )
}
