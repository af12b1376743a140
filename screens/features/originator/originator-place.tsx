import { useJourney } from '../../kit/journey/journey-context.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import './originator.css'

const parts = {
  bar: lazyPart(() => import('./originator-bar.tsx')),
  card: lazyPart(() => import('./originator-card.tsx')),
}

export interface OriginatorPlaceProps {
  /** Part to show: the bar for narrow screens, the card for wide ones. */
  readonly as: keyof typeof parts
  readonly uuid: string | undefined
}

/**
 * Place of the loan officer or broker who referred the applicant. It reserves its space while they load. A lender can
 * switch it off.
 */
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
