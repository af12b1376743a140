import { type ReactNode, Suspense, useMemo } from 'react'
import { Route, Routes } from 'react-router'
import {
  type Context,
  createJourney,
  type JourneySource,
  limitValues,
  pagePattern,
  type Vocabulary,
} from '#engine'
import { provideCallLimits } from '../api/call-limits.ts'
import type { Server } from '../api/server.ts'
import { LiveRegion } from '../frame/live-region.tsx'
import Toasts from '../frame/toasts.tsx'
import type { OwnFacts } from '../host.ts'
import { BrowserRouter } from '../journey/browser-router.tsx'
import { JourneyContext, type JourneyValue } from '../journey/journey-context.ts'
import { Opening } from '../routes/opening.tsx'
import { noLaterCopy } from '../wording/later-copy.ts'
import { useCopy } from '../wording/use-copy.ts'
import { ApplicationArea } from './application-area.tsx'
import { ApplicationPage, type Screens } from './application-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import kitLimits from './kit-limits.json' with { type: 'json' }
import { UploadField } from './upload-field.tsx'
import '../styles/base.css'
import '../frame/frame.css'
import '../frame/header.css'

/** A lender's journey, as the product's server serves it: the flows as they are for this lender, in one locale. */
export interface ServedJourney {
  readonly locale: string
  /** Name of the lender. */
  readonly name: string
  readonly source: JourneySource
  /** Part of the context that says what is known of the lender. */
  readonly context: Context
}

export interface JourneyAppProps {
  readonly served: ServedJourney
  /** Vocabulary of the project, as `journey generate` makes it. */
  readonly vocabulary: Vocabulary
  readonly server: Server
  /** Screens of pages, by the page; a page without one shows its form. */
  readonly screens?: Screens
  readonly widgets?: JourneyValue['widgets']
  /** Further facts that the product's own screens ask for (`Register['facts']`). */
  readonly facts?: OwnFacts
  /** Shown at the address without an application: how one begins. */
  readonly start: ReactNode
  /** Shown beside every page. */
  readonly aside?: ReactNode
}

/**
 * Whole application in a browser: routes, forms, navigation, waiting, progress and errors of a journey, from its JSON. Screens
 * of the product's own use the same hooks.
 */
export function JourneyApp({ start, aside, screens = {}, ...props }: JourneyAppProps) {
  const { served, vocabulary, server, widgets, facts } = props
  const value = useMemo(
    () =>
      ({
        ...facts,
        ...journeyValue(served, vocabulary),
        widgets: { upload: UploadField, ...widgets },
      }) as JourneyValue,
    [facts, served, vocabulary, widgets],
  )
  const { pages } = value.journey.source
  return (
    <JourneyContext value={value}>
      <BrowserRouter>
        <div className="frame">
          <a className="skip-link" href="#main">
            <SkipWords />
          </a>
          <header className="site-header">
            <div className="site-header-inner">
              <span className="brand" translate="no">
                {served.name}
              </span>
            </div>
          </header>
          <main id="main" tabIndex={-1} data-focus="quiet">
            <div className="frame-body">
              <ErrorBoundary>
                <Suspense fallback={<Opening />}>
                  <Routes>
                    <Route path={pages.basePath} element={start} />
                    <Route
                      path={pages.areaPaths.application}
                      element={<ApplicationArea server={server} aside={aside} />}
                    >
                      {Object.entries(pages.pages)
                        .filter(([, { area }]) => area === 'application')
                        .map(([id]) => (
                          <Route
                            key={id}
                            path={pagePattern(pages, id)}
                            element={<ApplicationPage page={id} screens={screens} />}
                          />
                        ))}
                      <Route path="*" element={<ApplicationPage page={undefined} screens={screens} />} />
                      <Route index element={<ApplicationPage page={undefined} screens={screens} />} />
                    </Route>
                    <Route path="*" element={start} />
                  </Routes>
                </Suspense>
              </ErrorBoundary>
            </div>
          </main>
          <Toasts />
          <LiveRegion />
        </div>
      </BrowserRouter>
    </JourneyContext>
  )
}

function SkipWords() {
  return <>{useCopy()('shell.skip')}</>
}

function journeyValue(
  { source, locale, name, context }: ServedJourney,
  vocabulary: Vocabulary,
): Omit<JourneyValue, 'widgets'> {
  const limits = { ...kitLimits, ...source.limits.limits }
  provideCallLimits({
    request: { timeoutMs: 30_000 },
    retry: { attempts: 3, baseMs: 300, factor: 2 },
    sessionCreation: { retries: 1 },
    importRetry: { max: 2, forgetMs: 60_000 },
  })
  return {
    journey: createJourney({ ...source, limits: { ...source.limits, limits } }, vocabulary),
    locale,
    name,
    context,
    laterCopy: noLaterCopy,
    known: limitValues(source.limits, locale),
    support: '',
    backend: {
      readText: () => Promise.reject(new Error(`${name} gives no texts to read.`)),
    },
  }
}
