import { useJourney } from '../../../journey/journey-context.ts'
import { useOpenApplication } from '../../../journey/routing-context.ts'
import { Text } from '../../../journey/text.tsx'
import { useCopy } from '../../../journey/use-copy.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { WaitingPanel } from '../../../ui/waiting-panel.tsx'

/** The borrower has signed the deed; another owner of the home has not yet. */
export function OthersSign() {
  const t = useCopy()
  const { helocSigners = [] } = useOpenApplication().heloc
  const { locale } = useJourney()
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  const open = helocSigners.filter(({ status }) => status !== 'COMPLETE').flatMap(({ name }) => name ?? [])
  return (
    <div className="stack-large">
      <PageHeading title={t('complete.others.title')} lead={t('complete.others.lead')} />
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
        <Text id="complete.help" link={`tel:${phone}`} />
      </p>
    </div>
  )
}
