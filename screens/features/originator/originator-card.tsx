import { useId } from 'react'
import { useOriginator } from '../../api/use-originator.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { OriginatorDetails } from './originator-details.tsx'
import { originatorFacts } from './originator-facts.ts'

/** Card 'Your Loan Officer' or 'Your Broker' at the side of a wide screen. */
export default function OriginatorCard({ uuid }: { readonly uuid: string }) {
  const t = useCopy()
  const heading = useId()
  const { data, error } = useOriginator(uuid)
  const facts = data && originatorFacts(data)
  if (!facts) return <NobodyToShow isKnown={data !== undefined || error !== undefined} />
  return (
    <section className="side-card" aria-labelledby={heading}>
      {/* No heading element, because the side precedes the page's heading. */}
      <p className="side-title" id={heading}>
        {t(facts.heading)}
      </p>
      <OriginatorDetails originator={data} facts={facts} />
    </section>
  )
}

/** Marker that releases the reserved space once it is known that there is nobody to show. */
export const NobodyToShow = ({ isKnown }: { readonly isKnown: boolean }) =>
  isKnown ? <span className="originator-none" hidden /> : null
