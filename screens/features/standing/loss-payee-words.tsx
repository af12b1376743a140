import { useJourney } from '../../kit/journey/journey-context.ts'
import { Button } from '../../kit/ui/button.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { useCopying } from '../application/use-copying.ts'
import './loss-payee.css'

export interface LossPayeeProps {
  readonly loanNumber: string | undefined
}

/** The clause and its button, without a heading. */
export function LossPayeeWords({ loanNumber = '' }: LossPayeeProps) {
  const t = useCopy()
  const { companyAddress } = useJourney().organization.orgMetaData.companyInfo
  const text = t('insurance.payee.text', { address: formatAddress(companyAddress), loanNumber })
  // An insurer's program may know plain spaces only.
  const { state, copy } = useCopying(text.replaceAll('\u00a0', ' '), t('insurance.payee.copied'))
  return (
    <>
      <p className="muted">{t('insurance.payee.why')}</p>
      <p className="loss-payee">{text}</p>
      <div>
        <Button onClick={() => void copy()}>
          {t(state === 'copied' ? 'insurance.payee.copied' : 'insurance.payee.copy')}
        </Button>
      </div>
      {state === 'failed' && <p className="small">{t('insurance.payee.failed')}</p>}
    </>
  )
}
