import { Navigate, Route, Routes } from 'react-router'
import type { PageSource } from '#engine'
import type { PageId } from '#generated/ids'
import { useJourney } from '../journey/journey-context.ts'
import { lazyPart } from '../ui/load-module.ts'
import { PageScreen } from './page-screen.tsx'
import { RedirectTo } from './redirect-to.tsx'
import { RequireSignIn } from './require-sign-in.tsx'
import { useFetchAhead } from './use-fetch-ahead.ts'

const Home = lazyPart(() => import('./home.tsx'))
/** Everything an open application needs comes with its first page: registration does not pay for it. */
const ApplicationArea = lazyPart(() => import('./application-area.tsx'))
const ApplicationPage = lazyPart(() => import('./application-page.tsx'))
const SignerArea = lazyPart(() => import('./signer-area.tsx'))
const SignerPage = lazyPart(() => import('./signer-page.tsx'))

type Entry = readonly [PageId, PageSource]

/** All routes, from pages.json: pages of each area, index routes of groups, redirects of old paths. */
export function JourneyRoutes() {
  useFetchAhead()
  const { pages, areaPaths, groups, redirects } = useJourney().journey.source.pages
  const entries = Object.entries(pages) as [PageId, PageSource][] // keys of pages.json, of which PageId is made
  const inArea = (...areas: readonly PageSource['area'][]) =>
    entries.filter(([, { area }]) => areas.includes(area))
  return (
    <Routes>
      <Route index element={<Home />} />
      {/* Before the areas: of two routes that match alike, the first wins. */}
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<RedirectTo to={to} />} />
      ))}
      {inArea('public').map(([id, { path }]) => (
        <Route key={id} path={path} element={<PageScreen page={id} />} />
      ))}
      <Route element={<RequireSignIn />}>
        {inArea('account').map(([id, { path }]) => (
          <Route key={id} path={path} element={<PageScreen page={id} />} />
        ))}
        <Route path={areaPaths.signer} element={<SignerArea />}>
          {inArea('signer').map(([id]) => (
            <Route key={id} path={id.replace('heloc-signer/', '')} element={<SignerPage page={id} />} />
          ))}
          <Route path="conditions/*" element={<Navigate to="../conditions" replace />} />
          <Route path="*" element={<SignerPage page={undefined} />} />
        </Route>
        <Route path={areaPaths.application} element={<ApplicationArea />}>
          <Route index element={<ApplicationPage page={undefined} />} />
          {inArea('application').flatMap(applicationRoutes)}
          {groups.map((group) => (
            <Route key={group} path={group} element={<Navigate to=".." relative="route" replace />} />
          ))}
          <Route path="*" element={<ApplicationPage page={undefined} />} />
        </Route>
        <Route path="*" element={<RedirectTo to="/dashboard" />} />
      </Route>
    </Routes>
  )
}

/** A page with parameters has no meaning without them: alone, its path leads to the first page that it links to. */
function applicationRoutes([id, { params = [], links = [] }]: Entry) {
  const path = [id, ...params.map((name) => `:${name}`)].join('/')
  const route = <Route key={id} path={path} element={<ApplicationPage page={id} />} />
  if (params.length === 0) return [route]
  const parent = links[0] as PageId | undefined // the linter checks that links are pages
  return [route, <Route key={`${id} alone`} path={id} element={<ApplicationPage page={parent} redirect />} />]
}
