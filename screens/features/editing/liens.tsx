import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { Text } from '../../kit/wording/text.tsx'
import { useFigures } from '../../kit/wording/use-figures.ts'

/** Debts on the home, as a list. */
export function Liens({ liens }: { readonly liens: NonNullable<Heloc['liens']> }) {
  const { stated } = useFigures()
  if (liens.length === 0) return <Text id="start.appSummary.none" />
  return (
    <ul className="summary-liens">
      {liens.map(({ uuid, lender, balance, paidOff }) => (
        <li key={uuid}>
          <Text
            id={paidOff ? 'start.appSummary.property.lienPaidOff' : 'start.appSummary.property.lien'}
            values={{ lender, balance: stated(balance) }}
          />
        </li>
      ))}
    </ul>
  )
}

/** Recent credit checks with what the applicant said of each, as a list. */
export function Inquiries({ inquiries }: { readonly inquiries: NonNullable<Heloc['inquiries']> }) {
  return (
    <ul className="summary-liens">
      {inquiries.map(({ uuid, creditor, date, explanation = '' }) => (
        <li key={uuid}>
          <Text id="liens.answered.inquiry" values={{ creditor, date: formatDate(date), explanation }} />
        </li>
      ))}
    </ul>
  )
}
