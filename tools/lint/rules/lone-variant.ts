import type { Choice } from '#engine'
import { pointerTo } from '#source'
import type { Rule, Subject } from '../rule.ts'

export const loneVariant: Rule = {
  id: 'lone-variant',
  why: 'A list of one variant chooses nothing: most often another stood beside it and was lost, and whoever it was for goes with all others.',
  reads: 'logic',
  check: (subject) =>
    subject.flows === undefined
      ? []
      : subject.ownOnly(
          choicesOf(subject.flows.source)
            .filter(({ choice }) => isLone(choice))
            .map(({ pointer }) =>
              subject.report({
                pointer,
                message: 'This is one variant alone, and no condition.',
                hint: 'Say what it chooses without a list, or bring back the variant that stood before it.',
              }),
            ),
        ),
}

const isLone = (choice: Choice<string> | null | undefined): boolean =>
  Array.isArray(choice) && choice.length === 1 && choice[0]?.when === undefined

interface PlacedChoice {
  readonly pointer: string
  readonly choice: Choice<string> | null | undefined
}

type EffectiveSource = NonNullable<Subject['flows']>['source']

/** Everything of which the first variant that holds counts. */
const choicesOf = ({
  journey,
  serverStates,
  process,
  pages,
  progress,
}: EffectiveSource): readonly PlacedChoice[] => [
  ...placed(journey.states, 'page', 'journey', 'states'),
  ...placed(journey.transitions, 'to', 'journey', 'transitions'),
  ...placed(serverStates.states, 'page', 'serverStates', 'states'),
  ...placed(process.states, 'pace', 'process', 'states'),
  ...placed(process.transitions, 'to', 'process', 'transitions'),
  ...placed(pages.pages, 'progress', 'pages', 'pages'),
  ...placed(progress.steps, 'label', 'progress', 'steps'),
]

const placed = <K extends string>(
  map: Readonly<Record<string, { readonly [key in K]?: Choice<K> | null }>>,
  key: K,
  ...above: readonly string[]
): readonly PlacedChoice[] =>
  Object.entries(map).map(([id, entry]) => ({ pointer: pointerTo(...above, id, key), choice: entry[key] }))
