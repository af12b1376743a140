import { compileMachine, settle } from '#engine'
import type { Flows } from '#source'
import type { Model } from '../prove/model.ts'
import type { Change } from './changes.ts'

/** Triggers that come before another which they follow for a reason: some application would then be elsewhere. */
export const orderChanges = ({ journey, project }: Flows, model: Model): readonly Change[] =>
  model.precedences().map(({ event, after, contexts }) => {
    const { triggerOrder: order = [] } = journey.machine.source
    const others = order.filter((each) => each !== event)
    const changed = {
      ...journey.machine.source,
      triggerOrder: others.toSpliced(others.indexOf(after), 0, event),
    }
    const machine = compileMachine(changed, journey.predicates, project, 'journey')
    return {
      words: `"${event}" came before "${after}"`,
      variants: [],
      isNoticed: (context) =>
        settle({ ...journey, machine }, context).state !== settle(journey, context).state,
      differing: contexts,
    }
  })
