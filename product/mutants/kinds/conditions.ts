import { placesIn } from '../edit.ts'
import type { KeyPath, Kind } from '../mutant.ts'
import { placeAt, toEach } from '../place.ts'
import { journey, pages, predicates, process, serverStates } from './files.ts'

/**
 * Applies a mistake to each condition in a deciding place, without the effects of process events, which are for the
 * prover only.
 */
export const toEachCondition = toEach((tree) =>
  [predicates, journey, serverStates, pages, process].flatMap((file) =>
    [...placesIn(tree.get(file) ?? null)]
      .filter(
        ({ steps }) =>
          !['effects', 'begin', 'anytime', 'meanwhile'].includes(String(steps[0])) &&
          !steps.includes('needs'),
      )
      .map(({ steps }) => placeAt(tree, file, steps)),
  ),
)

/** Name of the entry that contains a condition. */
export const nameOf = (steps: KeyPath): string => steps.slice(0, 2).join('/')

const droppedFrom = (key: 'all' | 'any'): Kind['mutate'] =>
  toEachCondition(({ steps, value, remove }) =>
    steps.at(-1) === key && Array.isArray(value) && value.length > 1
      ? value.map((part, index) =>
          remove([index], `${nameOf(steps)} does not ask for ${JSON.stringify(part)}`),
        )
      : undefined,
  )

const swapped = (key: 'all' | 'any', by: 'all' | 'any'): Kind['mutate'] =>
  toEachCondition(({ steps, object: { [key]: parts }, set }) =>
    parts === undefined ? undefined : set([], { [by]: parts }, `${nameOf(steps)}: ${by} instead of ${key}`),
  )

export const conditionKinds: readonly Kind[] = [
  {
    id: 'condition-negated',
    most: 9,
    mutate: toEachCondition(({ file, steps, value, set }) => {
      const isNamed = file === predicates && steps.length === 2
      const isWhen = steps.at(-1) === 'when' || steps.at(-1) === 'visitWhen'
      return isNamed || isWhen ? set([], { not: value }, `${nameOf(steps)} is negated`) : undefined
    }),
  },
  { id: 'condition-all-drops', most: 8, mutate: droppedFrom('all') },
  { id: 'condition-any-drops', most: 5, mutate: droppedFrom('any') },
  { id: 'condition-all-becomes-any', most: 4, mutate: swapped('all', 'any') },
  { id: 'condition-any-becomes-all', most: 3, mutate: swapped('any', 'all') },
]
