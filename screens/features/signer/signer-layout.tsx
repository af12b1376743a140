import type { ReactNode } from 'react'
import type { SignerStep } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'
import '../application/application-layout.css'
import { ProgressView } from '../application/progress-view.tsx'
import { EncryptionNote } from '../uploads/encryption-note.tsx'

export interface SignerLayoutProps {
  readonly step: SignerStep
  readonly children: ReactNode
}

/** The frame of a signer's pages: their own few steps at the side, and nothing of the borrower's. */
export function SignerLayout({ step, children }: SignerLayoutProps) {
  return (
    <div className="with-side">
      <aside className="application-side">
        {step !== 'CANCELLED' && <SignerProgress step={step} />}
        <div className="side-cards">
          <EncryptionNote />
        </div>
      </aside>
      <div>{children}</div>
    </div>
  )
}

function SignerProgress({ step }: { readonly step: SignerStep }) {
  const t = useCopy()
  const { signerProgress = [] } = useJourney().journey.source.pages
  const current = signerProgress.findIndex(({ steps }) => steps.includes(step))
  const at = current === -1 ? signerProgress.length : current
  const steps = signerProgress.map(({ label }, index) => ({
    id: label,
    label: t(label as CopyKey), // the linter checks the labels of pages.json
    state: stateOf(index, at),
  }))
  return <ProgressView label={t('helocSigner.progress.label')} steps={steps} />
}

function stateOf(index: number, at: number): 'done' | 'current' | 'to come' {
  if (index === at) return 'current'
  return index < at ? 'done' : 'to come'
}
