import { useJourney } from '../journey/journey-context.ts'
import { isCopyKey, useCopy } from '../journey/use-copy.ts'

/** The product disclosures in the order of the journey; their figures come from the lender's limits. */
export function FooterDisclosures() {
  const t = useCopy()
  const value = useJourney()
  const { order = [], disclosures = {} } = value.journey.source.disclosures ?? {}
  return (
    <ol>
      {order.map((id) => {
        const key = disclosures[id]?.copy ?? ''
        if (!isCopyKey(value, key))
          throw new Error(`The footer must show the disclosure '${id}', which has no text.`)
        return <li key={id}>{t(key)}</li>
      })}
    </ol>
  )
}
