import type { CopyKey } from '#generated/ids'
import { useCopy } from '../journey/use-copy.ts'

const disclosures: readonly CopyKey[] = [
  'footer.disclosure.productTerms',
  'footer.disclosure.creditPulls',
  'footer.disclosure.fundingTime',
  'footer.disclosure.approvalTime',
]

/** The numbered product disclosures; their figures come from the lender's limits. */
export function FooterDisclosures() {
  const t = useCopy()
  return (
    <ol>
      {disclosures.map((key) => (
        <li key={key}>{t(key)}</li>
      ))}
    </ol>
  )
}
