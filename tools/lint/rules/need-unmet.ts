import type { PredicateSource } from '#engine'
import { type Flows, pointerTo } from '#source'
import { nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import { fieldsRead } from '../references/fields-read.ts'
import { by, whensOf } from '../references/named-conditions.ts'
import type { Rule } from '../rule.ts'

export const needUnmet: Rule = {
  id: 'need-unmet',
  why: 'A pull without consent, or a signature on something not disclosed, breaks the law: the needs of a state must be met on every path to it.',
  reads: 'logic',
  isFinal: true,
  check: proving((subject, model) => {
    const { conditions, reach, witness } = model
    const { source } = subject.flows
    return Object.entries(source.process.needs ?? {}).flatMap(([state, needs]) =>
      needs.flatMap((need, index) => {
        const without = conditions.diagrams.minus(
          reach.contexts.get(state) ?? nothing,
          conditions.setOf(need),
        )
        if (without === nothing) return []
        const way = witness(state, without)
        return [
          subject.report({
            pointer: pointerTo('process', 'needs', state, index),
            message: `${state} can be reached without ${typeof need === 'string' ? `"${need}"` : 'this'}.`,
            hint: `Let an event on this way give it, in \`effects\`, or let this way pass the step that does.${asked(source, need, way.events)}`,
            witness: way,
          }),
        ]
      }),
    )
  }),
}

/** Sentence about the events whose targets depend on the fields of the need. */
function asked(
  { process, predicates }: Flows['source'],
  need: PredicateSource,
  events: readonly string[],
): string {
  const fields = new Set(fieldsRead(need, predicates.predicates))
  const isAbout = (condition: PredicateSource) =>
    fieldsRead(condition, predicates.predicates).some((field) => fields.has(field))
  const choosing = [...new Set(events)].flatMap((event) => {
    const conditions = whensOf(process.transitions[event]?.to).filter(isAbout)
    return conditions.length === 0 ? [] : [`${event}${by(conditions, predicates)}`]
  })
  return choosing.length === 0 ? '' : ` The way is chosen by ${choosing.join(', ')}.`
}
