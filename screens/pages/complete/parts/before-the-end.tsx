import type { ReactNode } from 'react'
import { EarlyCancel } from '../../../features/account/early-cancel.tsx'
import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { useOffers } from '../../../kit/follow/use-offers.ts'
import { usePageSubmit } from '../../../kit/follow/use-page-submit.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { WaitingPanel } from '../../../kit/ui/feedback/waiting-panel.tsx'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

const NotYet = lazyPart(() => import('./not-yet.tsx'))

export interface BeforeTheEndProps {
  readonly stage: 'early' | 'others'
  readonly title: string
  /** Day on the clock of the application. */
  readonly children: ReactNode
}

/** Content before the last step: what is awaited, and the right to cancel of a borrower who has signed. */
export function BeforeTheEnd({ stage, title, children }: BeforeTheEndProps) {
  const t = useCopy()
  const submit = usePageSubmit('rescission')
  const mayCancel = useOffers('complete')('rescission')
  return (
    <div className="stack-large">
      {stage === 'early' ? <NotYet title={title} /> : <OthersSign title={title} />}
      {children}
      {mayCancel && (
        <section className="stack-small" aria-labelledby="cancel">
          <h2 id="cancel">{t('complete.steps.rescission')}</h2>
          <EarlyCancel onSubmit={submit} />
        </section>
      )}
    </div>
  )
}

/** Content while the borrower has signed the deed and another owner of the home has not. */
function OthersSign({ title }: { readonly title: string }) {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const { helocSigners = [] } = heloc
  const { locale } = useJourney()
  const open = helocSigners.filter(({ status }) => status !== 'COMPLETE').flatMap(({ name }) => name ?? [])
  return (
    <div className="stack-large">
      <PageHeading
        title={title}
        lead={t(status.paymentHeld ? 'complete.held.lead' : 'complete.others.lead', { isSent: 'false' })}
      />
      <WaitingPanel
        title={
          open.length === 0
            ? t('complete.others.waiting')
            : t('complete.others.waitingFor', { names: new Intl.ListFormat(locale).format(open) })
        }
      >
        {t('complete.others.text')}
      </WaitingPanel>
      <p className="muted">
        <Text id="complete.help" />
      </p>
    </div>
  )
}
