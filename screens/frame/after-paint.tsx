import { fetchingAhead } from '../api/stale-chunks.ts'
import { lazyPart } from '../ui/load-module.ts'
import { Optional } from '../ui/optional.tsx'
import ConnectionBanner from './connection-banner.tsx'
import FocusKeeper from './focus-keeper.tsx'
import Footer from './footer/footer.tsx'
import { Loader } from './loader.tsx'

/** Some browsers refuse to fetch it, and nobody misses it. */
const Telemetry = lazyPart(() => fetchingAhead(() => import('../telemetry/telemetry.tsx')))

/** Parts that come after the first paint: the banner of a cut line, long before one is cut; the footer, the loader of later pages, and what watches the page. */
export default function AfterPaint() {
  return (
    <>
      <ConnectionBanner />
      <Footer />
      <FocusKeeper />
      <Loader />
      <Optional>
        <Telemetry />
      </Optional>
    </>
  )
}
