import { Link } from 'react-router'
import { initialDraw } from '#engine'
import type { Heloc } from '#generated/domain'
import { useCopy } from '../../../journey/use-copy.ts'
import { useFigures } from '../../../journey/use-figures.ts'
import { usePath } from '../../../journey/use-path.ts'
import { SummaryList } from '../../../ui/summary-list.tsx'

/** What one wants at hand on the telephone, and on paper. */
export function ReferenceDetails({ heloc }: { readonly heloc: Heloc }) {
  const t = useCopy()
  const { money } = useFigures()
  const path = usePath()
  const { loanNumber, disburseAccount, autopayAccount, payType, isCrypto } = heloc
  const draw = initialDraw(heloc)
  const mask = disburseAccount?.mask
  const payMask = autopayAccount?.mask
  return (
    <section className="stack-small" aria-labelledby="reference">
      <h2 id="reference">{t('complete.details.heading')}</h2>
      <SummaryList
        rows={[
          {
            label: t('complete.details.reference'),
            value: loanNumber && <b className="money">{loanNumber}</b>,
          },
          {
            label: t('complete.details.draw'),
            value: draw && <span className="money">{money(draw)}</span>,
          },
          {
            label: t('complete.details.account'),
            value: isCrypto
              ? t('complete.details.wallet')
              : mask && t('complete.details.accountEnding', { mask }),
          },
          {
            label: t('complete.details.repayment'),
            value: payMask
              ? t('complete.details.autopay', { mask: payMask })
              : payType === 'MANUAL'
                ? t('complete.details.manual')
                : undefined,
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
