import type { CopyKey } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { isCopyKey, useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

/**
 * Page bpo/estimate-value: no automated valuation is possible. Asks for the applicant's estimate before a person values
 * the home.
 */
export default function EstimateValue() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('value-estimate')
  const address = heloc.property?.address
  return (
    <div className="stack-large">
      <PageHeading title={t('bpo.estimateValue.title')} lead={t('bpo.estimateValue.lead')} />
      <section className="stack-small">
        <h2>{t('bpo.estimateValue.why.heading')}</h2>
        <p>{t(useReason())}</p>
        {address && <p className="muted">{formatAddress(address)}</p>}
      </section>
      <JourneyForm form="bpo/estimate-value" onSubmit={submit}>
        <p className="muted">{t('bpo.estimateValue.next')}</p>
      </JourneyForm>
    </div>
  )
}

/** Returns the reason text of the current server state. A state without one uses the text for a missing value. */
function useReason(): CopyKey {
  const key = `bpo.estimateValue.why.${useOpenApplication().status.checklistStatus}`
  return isCopyKey(useJourney(), key) ? key : 'bpo.estimateValue.why.NO_AVM_FOUND'
}
