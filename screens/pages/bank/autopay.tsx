import { useState } from 'react'
import { AccountNumbers } from '../../features/linking/account-numbers.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import { findAutopayDiscount } from './autopay/parts/find-autopay-discount.ts'

/**
 * Page bank/autopay: chooses the repayment, by autopay or bill by bill. Autopay begins with the account on file, which is shown and
 * may be replaced; whether to pay by it is never preselected (15 U.S.C. 1693k).
 */
export default function Autopay() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('repayment')
  const { payType, disburseAccount } = heloc
  const [isOther, setOther] = useState(false)
  return (
    <div className="stack-large">
      <PageHeading title={t('bank.autopay.title')} lead={t('bank.autopay.lead')} />
      <AccountState />
      <HowItWorks />
      <JourneyForm
        form="bank/autopay"
        values={{ ...(disburseAccount && { sameAccount: true }), ...(payType && { payType }) }}
        onSubmit={submit}
        onChange={({ payType: by, sameAccount }) => setOther(by === 'AUTOPAY' && sameAccount === false)}
        above={{ ...(isOther && { routingNumber: <AccountNumbers /> }) }}
      >
        <EncryptionNote />
      </JourneyForm>
    </div>
  )
}

/** Notice whether the account that receives the money is linked, or still under review. */
function AccountState() {
  const t = useCopy()
  const { status } = useOpenApplication()
  const { aspect } = useServerState() ?? {}
  if (aspect === 'linked')
    return (
      <Notice kind="success" title={t('bank.autopay.linked.title')}>
        <p>{t('bank.autopay.linked.text')}</p>
      </Notice>
    )
  if (status.giactAccountStatus !== 'PENDING_REVIEW') return null
  return (
    <Notice kind="info" title={t('bank.autopay.pending.title')}>
      <p>{t('bank.autopay.pending.text')}</p>
    </Notice>
  )
}

function HowItWorks() {
  const t = useCopy()
  const { percent } = useFigures()
  const path = usePath()
  const { orgPricingData } = useJourney().organization
  const { bankName = '', mask } = useOpenApplication().heloc.disburseAccount ?? {}
  const discountBps = findAutopayDiscount(orgPricingData)
  return (
    <div className="stack">
      {mask && (
        <p>
          <Text
            id={bankName ? 'bank.autopay.account' : 'bank.autopay.accountOnly'}
            values={{ bank: bankName, mask }}
            link={path('bank/confirm')}
          />
        </p>
      )}
      <div className="stack-small">
        <h2>{t('bank.autopay.how.heading')}</h2>
        <p>
          <Text id="bank.autopay.how.autopay" />
        </p>
        <p>
          <Text id="bank.autopay.how.manual" />
        </p>
      </div>
      {discountBps !== undefined && (
        <Notice kind="info">
          <p>{t('bank.autopay.discount', { discount: percent(discountBps / 100) })}</p>
        </Notice>
      )}
    </div>
  )
}
