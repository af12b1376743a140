import { useOpenApplication } from '../../follow/routing-context.ts'
import { SupportHours } from '../../frame/footer/support-hours.tsx'
import { useJourney } from '../../journey/journey-context.ts'
import { Text } from '../../wording/text.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/** Phone number of the lender, its hours, and the loan number to tell. */
export function CallUs() {
  const t = useCopy()
  const { loanNumber } = useOpenApplication().heloc
  const { phone } = useJourney().organization.orgMetaData.companyInfo
  const link = `tel:${phone}`
  return (
    <section className="stack-small">
      <h2>{t('shell.callUs.heading')}</h2>
      <p>
        {loanNumber ? (
          <Text id="shell.callUs.text" values={{ loanNumber }} link={link} />
        ) : (
          <Text id="shell.callUs.textOnly" link={link} />
        )}
      </p>
      <p className="small muted">
        <SupportHours />
      </p>
    </section>
  )
}
