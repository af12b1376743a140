import type { TransitionSource } from '#engine'
import { pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const triggerOrderIncomplete: Rule = {
  id: 'trigger-order-incomplete',
  why: 'A trigger that is missing from the order never fires.',
  reads: 'logic',
  check: ({ flows, report }) => {
    if (flows === undefined) return []
    const { transitions, triggerOrder = [] } = flows.source.journey
    return Object.entries<TransitionSource>(transitions)
      .filter(([event, { trigger }]) => trigger !== undefined && !triggerOrder.includes(event))
      .map(([event, { trigger }]) =>
        report({
          pointer: pointerTo('journey', 'transitions', event, 'trigger'),
          message: `"${event}" has the trigger "${trigger}" but is missing from triggerOrder, so that it never fires.`,
          hint: 'Put it in triggerOrder: stopping states first, then the road.',
        }),
      )
  },
}
