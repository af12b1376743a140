import { lazyPart } from '../ui/load-module.ts'
import { Optional } from '../ui/optional.tsx'
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

/** Where the loan officer or broker stands who sent the applicant; it keeps its room while they are asked for. */
export function OriginatorPlace({ as, uuid }: OriginatorPlaceProps) {
  if (uuid === undefined) return null
  const Part = parts[as]
  return (
    <div className={`originator-${as}-place`}>
      <Optional>
        <Part uuid={uuid} />
      </Optional>
    </div>
  )
}
