import { pointerTo } from '#source'
import type { Model } from '../../prove/model.ts'
import { nothing } from '../../prove/sets/diagrams.ts'
import { proving } from '../proof/model-of.ts'
import type { Rule } from '../rule.ts'

export const shadowedTrigger: Rule = {
  id: 'shadowed-trigger',
  why: 'A trigger that no application ever takes has no effect: another one always fires first.',
  reads: 'logic',
  check: proving((subject, model) => {
    const { machine } = subject.flows.journey
    const { transitions, triggerOrder = [] } = machine.source
    const faults = triggerOrder
      .filter((event) => !model.settlement.taken.has(event))
      .map((event) => {
        const before = findEarlier(event, triggerOrder, transitions, model)
        return {
          pointer: pointerTo('journey', 'transitions', event),
          message: `No settlement ever takes "${event}".`,
          what: 'key' as const,
          hint:
            before === undefined
              ? 'Let a trigger lead to a state that admits it, or take it out of triggerOrder.'
              : `Applicants who meet its trigger also meet that of "${before}", which comes earlier in triggerOrder.`,
        }
      })
    return subject.reportOwn(faults)
  }),
}

/** Earlier event whose trigger holds whenever this one's does. */
function findEarlier(
  event: string,
  order: readonly string[],
  transitions: Readonly<Record<string, { readonly trigger?: string }>>,
  { conditions }: Model,
): string | undefined {
  const setOf = (id: string) => conditions.setOf(transitions[id]?.trigger ?? { any: [] })
  return order
    .slice(0, order.indexOf(event))
    .find((earlier) => conditions.diagrams.minus(setOf(event), setOf(earlier)) === nothing)
}
