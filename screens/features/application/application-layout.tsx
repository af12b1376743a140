import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { pathOf } from '#engine'
import { Link } from '../../kit/ui/link.tsx'
import './application-layout.css'
import { unreadOf } from '../../api/side-answer.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { findPageAt } from '../../kit/journey/find-page-at.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { UnreadNotice } from '../account/unread-notice.tsx'
import { KeptNotice } from '../later/kept-notice.tsx'
import { LaterPlace } from '../later/later-place.tsx'
import { OriginatorPlace } from '../originator/originator-place.tsx'
import { EncryptionNote } from '../uploads/encryption-note.tsx'
import { ApplicationProgress } from './application-progress.tsx'
import { PlaceBeside } from './beside-page.tsx'
import { OfferCard } from './offer-card.tsx'
import { OpenCondition } from './open-condition.tsx'
import { PropertyCard } from './property-card.tsx'
import { SummaryBar } from './summary-bar.tsx'

const PaymentHeld = lazyPart(() => import('../notices/payment-held.tsx'))

/**
 * Layout of an application's pages: progress at the side; offer, loan officer and home beside the page, or below the
 * progress if the screen is too narrow.
 */
export function ApplicationLayout({ children }: { readonly children: ReactNode }) {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const referrer = heloc.referrer?.referrerUuid
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  return (
    <div className="with-side with-cards">
      <aside className="application-side" aria-label={t('shell.progress.label')}>
        <OriginatorPlace as="bar" uuid={referrer} />
        <ApplicationProgress />
        <SummaryBar />
      </aside>
      <div>
        <UnreadNotice count={unreadOf(heloc)} />
        <OpenCondition />
        {status.paymentHeld && (
          <Optional>
            <div className="open-condition">
              <PaymentHeld heloc={heloc} status={status} />
            </div>
          </Optional>
        )}
        <Later>
          <PlaceBeside value={beside}>{children}</PlaceBeside>
        </Later>
      </div>
      <aside className="side-cards" aria-label={t('shell.beside.label')}>
        <div className="beside-page" ref={setBeside} />
        <OfferCard />
        <OriginatorPlace as="card" uuid={referrer} />
        <PropertyCard />
        <EncryptionNote />
      </aside>
    </div>
  )
}

/**
 * Notice about answers saved for later above the page. Below it, the link to the answers of registration while they can be
 * changed, and the button that saves the page's while steps remain.
 */
function Later({ children }: { readonly children: ReactNode }) {
  const t = useCopy()
  const path = usePath()
  const { journey } = useJourney()
  const { pathname } = useLocation()
  const { uuid, context } = useOpenApplication()
  const page = findPageAt(journey.source.pages, pathname, uuid)
  const isOpen = useServerState()?.stage === undefined
  const isTold = page === 'start/profile' || page === 'start/change'
  return (
    <>
      <KeptNotice owner={uuid} page={page} />
      {children}
      {!isTold && journey.predicates.compile('detailsChangeable')(context) && (
        <Link className="told-link" to={path('start/profile')}>
          {t('start.change.details')}
        </Link>
      )}
      {isOpen && (
        <LaterPlace key={pathname} owner={uuid} signOut={pathOf(journey.source.pages, 'auth/logout')} />
      )}
    </>
  )
}
