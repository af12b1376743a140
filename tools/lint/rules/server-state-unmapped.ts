import { findServerState } from '#engine'
import { pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const serverStateUnmapped: Rule = {
  id: 'server-state-unmapped',
  why: 'In a state without an entry, the client machine alone chooses the page, without the right polling.',
  reads: 'logic',
  check: ({ flows, report }) =>
    flows === undefined
      ? []
      : flows.project.states
          .filter((state) => findServerState(flows.journey.serverStates, state) === undefined)
          .map((state) =>
            report({
              pointer: pointerTo('serverStates', 'states', state),
              message: `The server may say ${state}, for which nothing stands in server-states.json.`,
              hint: 'Give it a page, or a kind alone to leave the page to the client machine.',
              what: 'key',
            }),
          ),
}
