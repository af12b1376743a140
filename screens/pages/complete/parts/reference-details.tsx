import { formatDate, toIsoDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { findPayout, firstPaymentDay } from '#product'
import { usePayoutRows } from '../../../features/application/use-payout-rows.tsx'
import { usePath } from '../../../kit/journey/use-path.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { SummaryList } from '../../../kit/ui/summary-list.tsx'
import { Money } from '../../../kit/wording/money.tsx'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { WalletText } from './wallet-text.tsx'

/** Details of the loan for phone calls and for printing. */
export function ReferenceDetails({ heloc }: { readonly heloc: Heloc }) {
  const t = useCopy()
  const payoutRows = usePayoutRows()
  const path = usePath()
  const {
    loanNumber,
    originationFeeBps = 0,
    disburseAccount,
    autopayAccount,
    payType,
    isCrypto,
    fundedAt,
    timeZone,
    recordingCosts,
  } = heloc
  const payout = findPayout(heloc)
  const mask = disburseAccount?.mask
  const payMask = autopayAccount?.mask
  return (
    <section className="stack-small" aria-labelledby="reference">
      <h2 id="reference">{t('complete.details.heading')}</h2>
      <SummaryList
        rows={[
          {
            label: t('complete.details.reference'),
            value: loanNumber && (
              <b className="money" translate="no">
                {loanNumber}
              </b>
            ),
          },
          ...(payout ? payoutRows(payout, originationFeeBps) : []),
          {
            label: t('complete.details.recordingFee'),
            value: recordingCosts && <Money dollars={recordingCosts.feeCents / 100} cents />,
          },
          {
            label: t('complete.details.recordingTax'),
            value: recordingCosts?.taxCents ? (
              <Money dollars={recordingCosts.taxCents / 100} cents />
            ) : undefined,
          },
          {
            label: t('complete.details.account'),
            value: isCrypto ? (
              <WalletText id="complete.details.wallet" />
            ) : (
              mask && t('complete.details.accountEnding', { mask })
            ),
          },
          {
            label: t('complete.details.repayment'),
            value: payMask ? (
              t('complete.details.autopay', { mask: payMask })
            ) : payType === 'MANUAL' ? (
              t('complete.details.manual')
            ) : isCrypto ? (
              <Text id="complete.details.statement" />
            ) : undefined,
          },
          {
            label: t('shell.payout.firstPayment'),
            value: fundedAt
              ? formatDate(firstPaymentDay(toIsoDate(fundedAt, timeZone)))
              : t('shell.payout.firstPaymentRule'),
          },
        ]}
      />
      {mask && (
        <p>
          <Link to={path('bank/confirm')}>{t('complete.details.accounts')}</Link>
        </p>
      )}
    </section>
  )
}
