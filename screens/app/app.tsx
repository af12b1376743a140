import { Suspense, use, useState } from 'react'
import { useLocation } from 'react-router'
import { Frame } from '../frame/frame.tsx'
import { BrowserRouter } from '../kit/journey/browser-router.tsx'
import { JourneyContext } from '../kit/journey/journey-context.ts'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import { ErrorBoundary } from './gates/error-boundary.tsx'
import { MaintenanceGate } from './gates/maintenance-gate.tsx'
import { ownJourney } from './own-journey.ts'
import { JourneyRoutes } from './routes/journey-routes.tsx'
import type { Started } from './start.ts'

/** Loaded in parallel with the page, never before it. */
const ChatLauncher = lazyPart(() => import('../features/chat/chat-launcher.tsx'))
const Toasts = lazyPart(() => import('../kit/frame/toasts.tsx'))

export interface AppProps {
  readonly start: () => Started
}

export function App({ start }: AppProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Loaded start={start} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Loaded({ start }: AppProps) {
  const { organization, loading } = start()
  const loaded = use(loading)
  const [value] = useState(() => ownJourney(loaded, organization))
  return (
    <JourneyContext value={value}>
      <BrowserRouter>
        <Frame>
          <Pages />
        </Frame>
        <Optional>
          <Toasts />
        </Optional>
        <Optional>
          <ChatLauncher />
        </Optional>
      </BrowserRouter>
    </JourneyContext>
  )
}

/** Content between header and footer. Navigating to another page clears an error. */
function Pages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary place={pathname}>
      <MaintenanceGate>
        <JourneyRoutes />
      </MaintenanceGate>
    </ErrorBoundary>
  )
}
