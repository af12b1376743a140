import { useSyncExternalStore } from 'react'
import { currentProof, subscribeToProof } from '../../api/proof.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'

const Proving = lazyPart(() => import('./proving.tsx'))

/** Place of the question for a proof, over whatever page sends something that needs one. */
export function ProofPlace() {
  const proof = useSyncExternalStore(subscribeToProof, currentProof)
  if (proof === undefined) return null
  return (
    <Optional>
      <Proving onGiven={proof.given} onLeave={proof.left} />
    </Optional>
  )
}
