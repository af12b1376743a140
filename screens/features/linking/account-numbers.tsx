import { useCopy } from '../../kit/wording/use-copy.ts'
import { WhyWeAsk } from '../application/why-we-ask.tsx'
import './check-picture.css'

/** Explanation above the account numbers: their purpose, who sees them, and where they are on a check. */
export function AccountNumbers() {
  return (
    <div className="stack">
      <WhyWeAsk about="bank" />
      <CheckPicture />
    </div>
  )
}

/** Picture of a check that shows the routing number first and the account number next. The number being typed is highlighted. */
function CheckPicture() {
  const t = useCopy()
  return (
    <figure className="check-picture">
      <svg viewBox="0 0 320 132" role="img" aria-label={t('linking.check.picture')}>
        <rect className="check-paper" x="1" y="1" width="318" height="130" rx="8" />
        <path d="M20 26h92M20 40h60M250 26h50M20 64h196M236 64h64M20 84h150M220 92h80" />
        <rect className="check-routing" x="16" y="102" width="104" height="22" rx="4" />
        <rect className="check-account" x="132" y="102" width="104" height="22" rx="4" />
        <text className="check-routing-number" x="24" y="118">
          123456789
        </text>
        <text className="check-account-number" x="140" y="118">
          0001234567
        </text>
        <text className="check-plain" x="250" y="118">
          0101
        </text>
      </svg>
      <figcaption className="small">
        <span className="check-key check-routing-key">{t('forms.routingNumber.label')}</span>{' '}
        <span className="check-key check-account-key">{t('forms.accountNumber.label')}</span>
      </figcaption>
    </figure>
  )
}
