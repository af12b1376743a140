import { formatPhone } from '#engine'
import { OrderPart, ValuationOrder } from '../../features/reviews/valuation-order.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { useDisclosure } from '../../kit/api/public-facts.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { fieldId } from '../../kit/forms/field-id.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const form = 'bpo/order-bpo'

/** Page bpo/order-bpo: orders the valuation by a person, with consent to its fee and the payment. */
export default function OrderBpo() {
  const t = useCopy()
  const { profile } = useOpenApplication()
  const submit = usePageSubmit('valuation-order')
  const { data: text } = useDisclosure('valuation-fee')
  const noText = { target: fieldId(form, 'feeConsent'), message: t('bpo.order.textMissing') }
  return (
    <div className="stack-large">
      <PageHeading title={t('bpo.orderBpo.title')} lead={t('bpo.orderBpo.lead')} />
      <ValuationOrder />
      <JourneyForm
        form={form}
        values={{ visitPhone: formatPhone(profile.phoneNumbers?.[0]?.number) ?? '' }}
        extra={{ ...(text && { consentTextHash: text.textHash }) }}
        check={() => (text ? [] : [noText])}
        above={{ visitPhone: <OrderPart part="visit" />, accountType: <OrderPart part="pay" /> }}
        onSubmit={submit}
      >
        <EncryptionNote />
      </JourneyForm>
    </div>
  )
}
