import type { ReactNode } from 'react'
import './application-layout.css'
import { ApplicationProgress } from './application-progress.tsx'
import { EncryptionNote } from './encryption-note.tsx'
import { OfferCard } from './offer-card.tsx'
import { OpenCondition } from './open-condition.tsx'
import { PropertyCard } from './property-card.tsx'

/** The frame of an application's pages: progress and offer at the side, the page beside them. */
export function ApplicationLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="with-side">
      <aside className="application-side">
        <ApplicationProgress />
        <div className="side-cards">
          <OfferCard />
          <PropertyCard />
          <EncryptionNote />
        </div>
      </aside>
      <div>
        <OpenCondition />
        {children}
      </div>
    </div>
  )
}
