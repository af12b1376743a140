import { useOpenApplication } from '../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { WaitingPanel } from '../../../kit/ui/feedback/waiting-panel.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'

/** Content while the borrower has signed the deed and another owner of the home has not. */
export function OthersSign({ title }: { readonly title: string }) {
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
