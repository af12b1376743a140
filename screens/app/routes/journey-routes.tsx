import { Route, Routes } from 'react-router'
import { type PageSource, pagePattern } from '#engine'
import type { PageId } from '#generated/ids'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { RequireSignIn } from '../gates/require-sign-in.tsx'
import { useFetchAhead } from '../use-fetch-ahead.ts'
import { PageScreen } from './page-screen.tsx'
import { RedirectTo } from './redirect-to.tsx'

const Home = lazyPart(() => import('./home.tsx'))
/** Parts that every open application needs, loaded with its first page, so that registration does not load them. */
const ApplicationArea = lazyPart(() => import('./application-area.tsx'))
const ApplicationPage = lazyPart(() => import('./application-page.tsx'))
const SignerArea = lazyPart(() => import('./signer-area.tsx'))
const SignerPage = lazyPart(() => import('./signer-page.tsx'))

/** Routes from pages.json: pages of each area, index routes of groups, and redirects of old paths. */
export function JourneyRoutes() {
  useFetchAhead()
  const source = useJourney().journey.source.pages
  const { pages, basePath, areaPaths, groups, redirects } = source
  const entries = Object.entries(pages) as [PageId, PageSource][] // keys of pages.json, from which PageId is made
  const inArea = (...areas: readonly PageSource['area'][]) =>
    entries.filter(([, { area }]) => areas.includes(area))
  return (
    <Routes>
      <Route index element={<Home />} />
      <Route path={basePath} element={<Home />} />
      {/* Before the areas, because the first of two equally specific routes wins. */}
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
            <Route key={id} path={pagePattern(source, id)} element={<SignerPage page={id} />} />
          ))}
          <Route path="conditions/*" element={<RedirectTo to="../conditions" />} />
          <Route path="*" element={<SignerPage page={undefined} />} />
        </Route>
        <Route path={areaPaths.application} element={<ApplicationArea />}>
          <Route index element={<ApplicationPage page={undefined} />} />
          {inArea('application').map(([id]) => (
            <Route key={id} path={pagePattern(source, id)} element={<ApplicationPage page={id} />} />
          ))}
          {groups.map((group) => (
            <Route key={group} path={group} element={<RedirectTo to=".." />} />
          ))}
          {/* Also matches a page whose required parameters are missing. */}
          <Route path="*" element={<ApplicationPage page={undefined} />} />
        </Route>
        <Route path="*" element={<PageScreen page="not-found" />} />
      </Route>
    </Routes>
  )
}
