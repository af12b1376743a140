import { useJourney } from '../../journey/journey-context.ts'
import { lazyPart } from '../../ui/load-module.ts'
import { Optional } from '../../ui/optional.tsx'
import './originator.css'

const parts = {
  bar: lazyPart(() => import('./originator-bar.tsx')),
  card: lazyPart(() => import('./originator-card.tsx')),
}

export interface OriginatorPlaceProps {
  /** The bar shows on narrow screens, the card on wide ones. */
  readonly as: keyof typeof parts
  readonly uuid: string | undefined
}

/** Where the loan officer or broker stands who sent the applicant; it keeps its room while they are asked for. A lender may switch it off. */
export function OriginatorPlace({ as, uuid }: OriginatorPlaceProps) {
  const { features } = useJourney().organization.tenant
  if (uuid === undefined || features.originatorCard === false) return null
  const Part = parts[as]
  return (
    <div className={`originator-${as}-place`}>
      <Optional>
        <Part uuid={uuid} />
      </Optional>
    </div>
  )
}
