import { useSyncExternalStore } from 'react'
import { currentProof, subscribeToProof } from '../../api/proof.ts'
import { lazyPart } from '../../ui/load-module.ts'
import { Optional } from '../../ui/optional.tsx'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'))

/** Place of the question for a proof, over whatever page sends something that needs one. */
export function ProofPlace() {
  const proof = useSyncExternalStore(subscribeToProof, currentProof)
  if (proof === undefined) return null
  return (
    <Optional>
      <ProofDialog onGiven={proof.given} onLeave={proof.left} />
    </Optional>
  )
}
