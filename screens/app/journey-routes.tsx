import { lazy, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { PageSource } from '#engine'
import type { PageId } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { PageScreen } from './page-screen.tsx'
import { RedirectTo } from './redirect-to.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

/** Everything an open application needs comes with its first page: registration does not pay for it. */
const ApplicationArea = lazy(() => import('./application-area.tsx'))
const ApplicationPage = lazy(() => import('./application-page.tsx'))

/** All routes, from pages.json: pages of each area, index routes of groups, redirects of old paths. */
export function JourneyRoutes() {
  const { pages, areaPaths, groups, redirects } = useJourney().journey.source.pages
  // Keys of pages.json, of which PageId is made.
  const entries = Object.entries(pages) as [PageId, PageSource][]
  const standing = entries.filter(([, { path }]) => path !== undefined)
  const application = entries.filter(([, { area }]) => area === 'application')
  return (
    <Routes>
      {standing.map(([id, page]) => (
        <Route key={id} path={page.path} element={guarded(page, <PageScreen page={id} />)} />
      ))}
      {entries
        .filter(([, { area }]) => area === 'signer')
        .map(([id, page]) => (
          <Route key={id} path={`/account/heloc/${id}`} element={guarded(page, <PageScreen page={id} />)} />
        ))}
      <Route
        path={areaPaths.application}
        element={
          <RequireSignIn>
            <ApplicationArea />
          </RequireSignIn>
        }
      >
        <Route index element={<ApplicationPage page={undefined} />} />
        {application.map(([id, { params = [] }]) => (
          <Route
            key={id}
            path={[id, ...params.map((name) => `:${name}`)].join('/')}
            element={<ApplicationPage page={id} />}
          />
        ))}
        {application
          .filter(([, { params = [] }]) => params.length > 0)
          .map(([id, page]) => (
            <Route
              key={`${id}-alone`}
              path={id}
              element={<ApplicationPage page={parentOf(page)} redirect />}
            />
          ))}
        {groups.map((group) => (
          <Route key={group} path={group} element={<Navigate to=".." relative="route" replace />} />
        ))}
        <Route path="*" element={<ApplicationPage page={undefined} />} />
      </Route>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<RedirectTo to={to} />} />
      ))}
      <Route path="*" element={<RedirectTo to="/dashboard" />} />
    </Routes>
  )
}

function guarded({ area }: PageSource, element: ReactNode): ReactNode {
  return area === 'public' ? element : <RequireSignIn>{element}</RequireSignIn>
}

/** A page with parameters has no meaning without them; it goes to the first page that it links to. */
function parentOf({ links }: PageSource): PageId | undefined {
  return links?.[0] as PageId | undefined // the linter checks that links are pages
}
