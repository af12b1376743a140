import { proofOf, unproven } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const inconclusive: Rule = {
  id: 'inconclusive',
  why: 'A journey too complex to be proven may still be faulty.',
  reads: 'logic',
  isFinal: true,
  check: (subject) => {
    const proof = proofOf(subject)
    if (proof === undefined || 'model' in proof) return []
    return [unproven(subject, proof.exhausted, 'No rule that needs the proof has been applied.')]
  },
}
