import type { Choice } from '#engine'
import { pointerTo } from '#source'
import type { Rule, Subject } from '../rule.ts'

export const loneVariant: Rule = {
  id: 'lone-variant',
  why: 'A list of one variant chooses nothing: usually another variant was lost, and its applicants now get this one.',
  reads: 'logic',
  check: (subject) =>
    subject.flows === undefined
      ? []
      : subject.reportOwn(
          loneIn(subject.flows.source).map((pointer) => ({
            pointer,
            message: 'This is one variant alone, and no condition.',
            hint: 'Say what it chooses without a list, or bring back the variant that stood before it.',
          })),
        ),
}

const isLone = (choice: Choice<string> | null | undefined): boolean =>
  Array.isArray(choice) && choice.length === 1 && choice[0]?.when === undefined

type FlowsSource = NonNullable<Subject['flows']>['source']

/** Checks every choice of which the first variant that holds applies. */
const loneIn = ({ journey, serverStates, process, pages, progress }: FlowsSource): readonly string[] => [
  ...lone(journey.states, 'page', 'journey', 'states'),
  ...lone(journey.transitions, 'to', 'journey', 'transitions'),
  ...lone(serverStates.states, 'page', 'serverStates', 'states'),
  ...lone(serverStates.states, 'turn', 'serverStates', 'states'),
  ...lone(process.states, 'pace', 'process', 'states'),
  ...lone(process.transitions, 'to', 'process', 'transitions'),
  ...lone(pages.pages, 'progress', 'pages', 'pages'),
  ...lone(progress.steps, 'label', 'progress', 'steps'),
]

const lone = <K extends string>(
  map: Readonly<Record<string, { readonly [key in K]?: Choice<K> | null }>>,
  key: K,
  ...above: readonly string[]
): readonly string[] =>
  Object.keys(map).flatMap((id) => (isLone(map[id]?.[key]) ? [pointerTo(...above, id, key)] : []))
