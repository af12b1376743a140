import { type ReactNode, useEffect, useState } from 'react'
import { fetchingAhead } from '../api/stale-chunks.ts'
import { lazyPart } from '../ui/load-module.ts'
import { Optional } from '../ui/optional.tsx'
import { useCopy } from '../wording/use-copy.ts'
import './frame.css'
import { Header } from './header.tsx'
import { LiveRegion } from './live-region.tsx'
import { Loader } from './loader.tsx'

/** Fetched after the first page, and long before a line is cut. */
const ConnectionBanner = lazyPart(() => import('./connection-banner.tsx'))
const FocusKeeper = lazyPart(() => import('./focus-keeper.tsx'))
/** Some browsers refuse to fetch it, and nobody misses it. */
const Telemetry = lazyPart(() => fetchingAhead(() => import('../telemetry/telemetry.tsx')))
/** Below every page, so nobody waits for it: it comes when there is something to be seen. */
const Footer = lazyPart(() => import('./footer/footer.tsx'))

/** Header, main, footer, and the region that speaks to screen readers. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useCopy()
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <Optional>
        <ConnectionBanner />
      </Optional>
      <Header />
      <main id="main" tabIndex={-1} data-focus="quiet">
        <div className="frame-body">{children}</div>
      </main>
      <Optional>{isPainted && <Footer />}</Optional>
      <Optional>{isPainted && <FocusKeeper />}</Optional>
      <Optional>{isPainted && <Telemetry />}</Optional>
      <LiveRegion />
      <Loader />
    </div>
  )
}
