import { useJourney } from '../../journey/journey-context.ts'
import { useDisclosures } from '../../wording/use-disclosures.ts'

/** The product disclosures in the order of the journey; their figures come from the lender's limits. */
export function FooterDisclosures() {
  const texts = useDisclosures(useJourney().journey.source.disclosures?.order ?? [])
  return (
    <ol>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  )
}
