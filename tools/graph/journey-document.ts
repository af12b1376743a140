import type { Graph, MachineGraph } from './graph.ts'
import { toMermaid } from './to-mermaid.ts'

/** Text of `docs/journey.md`: drawings of both machines of a tenant, with a guide. */
export const toJourneyDocument = (graph: Graph): string =>
  [
    '# The journey',
    '',
    `What applicants of \`${graph.tenant}\` may meet. Made by \`npx journey graph --format markdown\`; a test keeps it true.`,
    'Other lenders, and what a change would change: `npx journey graph --tenant T --against REVISION`.',
    '',
    'A box is a state with its page, its job and the roads of `journey drive` that come by it. An arrow is an event with what must',
    'be so. Dashed boxes wait for the server, round about yellow ones for a person, grey ones are ends; red ones nobody reaches by events.',
    '',
    '## In the browser',
    '',
    'Where the server names no page, the client settles: it takes the first event, by the number in brackets, that a state admits and',
    'whose condition holds, from the first state until none is left. Events without a number are sent by pages.',
    '',
    ...fenced(toMermaid(graph, ['client'])),
    '',
    '## On the server',
    '',
    `${summary(graph.server)} A submission of the applicant or a finished job sends the events.`,
    '',
    ...fenced(toMermaid(graph, ['server'])),
  ].join('\n')

const fenced = (text: string): readonly string[] => ['```mermaid', text, '```']

const summary = ({ states, arrows, initial }: MachineGraph): string =>
  `An application begins at ${initial}; there are ${states.length} states and ${arrows.length} arrows.`
