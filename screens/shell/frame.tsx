import type { ReactNode } from 'react'
import { useCopy } from '../journey/use-copy.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { Footer } from './footer.tsx'
import './frame.css'
import { Header } from './header.tsx'
import { LiveRegion } from './live-region.tsx'
import { Loader } from './loader.tsx'

/** Header, main, footer, and the region that speaks to screen readers. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useCopy()
  return (
    <div className="frame">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <ConnectionBanner />
      <Header />
      <main id="main" tabIndex={-1} data-focus="quiet">
        <div className="frame-body">{children}</div>
      </main>
      <Footer />
      <LiveRegion />
      <Loader />
    </div>
  )
}
