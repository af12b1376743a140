import type { ReactNode } from 'react'
import './application-layout.css'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { OriginatorPlace } from '../originator/originator-place.tsx'
import { EncryptionNote } from '../uploads/encryption-note.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { OfferCard } from './offer-card.tsx'
import { OpenCondition } from './open-condition.tsx'
import { PropertyCard } from './property-card.tsx'
import { SummaryBar } from './summary-bar.tsx'

/** The frame of an application's pages: progress and offer at the side, the page beside them. */
export function ApplicationLayout({ children }: { readonly children: ReactNode }) {
  const referrer = useOpenApplication().heloc.referrer?.referrerUuid
  return (
    <div className="with-side">
      <aside className="application-side">
        <OriginatorPlace as="bar" uuid={referrer} />
        <ApplicationProgress />
        <SummaryBar />
        <div className="side-cards">
          <OfferCard />
          <OriginatorPlace as="card" uuid={referrer} />
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
