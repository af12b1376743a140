import { useIsSignedIn } from '../api/session/session.ts'
import { fetchingAhead } from '../kit/api/stale-chunks.ts'
import { useJourney } from '../kit/journey/journey-context.ts'
import { lazyPart } from '../kit/ui/load-module.ts'
import { Optional } from '../kit/ui/optional.tsx'
import ConnectionBanner from './connection-banner.tsx'
import DraftOwner from './draft-owner.tsx'
import FocusKeeper from './focus-keeper.tsx'
import Footer from './footer/footer.tsx'
import { Loader } from './loader.tsx'

const LanguageOffer = lazyPart(() => import('./language-offer.tsx'))

/** Some browsers block this chunk; the page works without it. */
const Telemetry = lazyPart(() => fetchingAhead(() => import('../telemetry/telemetry.tsx')))

/**
 * Parts that load after the first paint: the offline banner (before it is needed), the offer of another language, the footer, the loading indicator of
 * later pages, and telemetry.
 */
export default function AfterPaint() {
  const { languages } = useJourney().organization.tenant
  const isSignedIn = useIsSignedIn()
  return (
    <>
      <ConnectionBanner />
      <Optional>{languages && !isSignedIn && <LanguageOffer />}</Optional>
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
