import type { Heloc } from '#generated/domain'
import { Text } from '../../wording/text.tsx'
import { useFigures } from '../../wording/use-figures.ts'

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
