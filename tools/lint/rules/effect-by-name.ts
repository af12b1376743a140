import { type FlowReference, flowReferences } from '../references/flow-references.ts'
import type { Rule } from '../rule.ts'

export const effectByName: Rule = {
  id: 'effect-by-name',
  why: 'The declared effect of an event must not depend on a predicate, because a mistake in the predicate would then hide that a trigger never fires.',
  reads: 'logic',
  check: (subject) =>
    subject.reportOwn(
      flowReferences(subject)
        .filter(isGiven)
        .map(({ id, pointer }) => ({
          pointer,
          message: `What this event gives is said by the name "${id}".`,
          hint: 'Say by fields what is then so: that a predicate holds follows from it, or shows that it does not.',
        })),
    ),
}

const isGiven = ({ kind, file, pointer }: FlowReference): boolean =>
  kind === 'predicate' && file === 'process' && pointer.split('/').includes('gives')
