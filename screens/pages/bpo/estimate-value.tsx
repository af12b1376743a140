import type { CopyKey } from '#generated/ids'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { stateOf } from '../../journey/await-next-state.ts'
import { formatAddress } from '../../journey/format-address.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { isCopyKey, useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

/** bpo/estimate-value: no computer can value the home; what the applicant thinks, before a person does. */
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

/** Each state that shows this page has its own reason; a state without one gets that of no value at all. */
function useReason(): CopyKey {
  const key = `bpo.estimateValue.why.${stateOf(useOpenApplication().status)}`
  return isCopyKey(useJourney(), key) ? key : 'bpo.estimateValue.why.NO_AVM_FOUND'
}
