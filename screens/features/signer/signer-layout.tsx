import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type PagesSource, pathOf, stateAt } from '#engine'
import type { SignerView } from '#generated/api'
import type { SignerStep } from '#generated/domain'
import type { PageId } from '#generated/ids'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import '../application/application-layout.css'
import { ProgressView } from '../../kit/routes/progress-view.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { UnreadNotice } from '../account/unread-notice.tsx'
import { KeptNotice } from '../later/kept-notice.tsx'
import { LaterPlace } from '../later/later-place.tsx'
import { EncryptionNote } from '../uploads/encryption-note.tsx'
import { Refuse } from './refuse.tsx'
import { signerPlace } from './signer-calls.ts'

export interface SignerLayoutProps {
  readonly step: SignerStep
  /** That the money is held. */
  readonly hold?: SignerView['hold']
  /** Number of entries, such as documents, that cannot be shown. */
  readonly unread?: number
  readonly children: ReactNode
}

/** Layout of a signer's pages: their own few steps at the side, and no data of the borrower. */
export function SignerLayout({ step, hold, unread = 0, children }: SignerLayoutProps) {
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  const page = idsOf(pages).find((id) => pathOf(pages, id) === pathname)
  const isEnded = step === 'CANCELLED' || step === 'REFUSED'
  const isOpen = step !== 'SIGNED' && !isEnded
  const signOut = `${pathOf(pages, 'heloc-signer/login')}?step=out`
  return (
    <div className={isEnded ? 'without-side' : 'with-side'}>
      {!isEnded && (
        <aside className="application-side">
          <SignerProgress step={step} />
          <div className="side-cards">
            <EncryptionNote />
          </div>
        </aside>
      )}
      <div>
        <UnreadNotice count={unread} />
        {hold && (
          <Notice kind="warning" title={hold.title}>
            <p>{hold.text}</p>
          </Notice>
        )}
        <KeptNotice owner={signerPlace} page={page} />
        <div className="stack-large">
          {children}
          {isOpen && <Refuse />}
        </div>
        {isOpen && <LaterPlace key={pathname} owner={signerPlace} signOut={signOut} />}
      </div>
    </div>
  )
}

const idsOf = ({ pages }: PagesSource) =>
  Object.keys(pages).filter((id) => pages[id]?.area === 'signer') as PageId[] // keys of pages.json, from which PageId is made

function SignerProgress({ step }: { readonly step: SignerStep }) {
  const t = useCopy()
  const { signerProgress = [] } = useJourney().journey.source.pages
  const current = signerProgress.findIndex(({ steps }) => steps.includes(step))
  const at = current === -1 ? signerProgress.length : current
  const steps = signerProgress.map(({ label }, index) => ({
    id: label,
    label: t(label),
    state: stateAt(index, at),
  }))
  return <ProgressView label={t('helocSigner.progress.label')} steps={steps} />
}
