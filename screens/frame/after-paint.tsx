import { fetchingAhead } from '../kit/api/stale-chunks.ts'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import ConnectionBanner from './connection-banner.tsx'
import DraftOwner from './draft-owner.tsx'
import FocusKeeper from './focus-keeper.tsx'
import Footer from './footer/footer.tsx'
import { Loader } from './loader.tsx'

/** Some browsers block this chunk; the page works without it. */
const Telemetry = lazyPart(() => fetchingAhead(() => import('../telemetry/telemetry.tsx')))

/**
 * Parts that load after the first paint: the offline banner (before it is needed), the footer, the loading indicator of
 * later pages, and telemetry.
 */
export default function AfterPaint() {
  return (
    <>
      <ConnectionBanner />
      <Footer />
      <DraftOwner />
      <FocusKeeper />
      <Loader />
      <Optional>
        <Telemetry />
      </Optional>
    </>
  )
}
