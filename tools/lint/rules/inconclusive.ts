import { pointerTo } from '#source'
import { proofOf } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const inconclusive: Rule = {
  id: 'inconclusive',
  why: 'A journey too complex to be proven may still be faulty.',
  reads: 'logic',
  isFinal: true,
  check: (subject) => {
    const proof = proofOf(subject)
    if (proof === undefined || 'model' in proof) return []
    return [
      subject.report({
        pointer: pointerTo('journey', 'transitions'),
        message: `The journey could not be proven: ${proof.exhausted.message} No rule that needs the proof has been applied.`,
        hint: 'Let fewer triggers be admitted everywhere, or share conditions between them.',
        what: 'key',
      }),
    ]
  },
}
