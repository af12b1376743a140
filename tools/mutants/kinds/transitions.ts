import { asJsonObject, asStrings } from '#source'
import { another, changing, entriesAt, removing, setting } from '../edit.ts'
import type { Kind, Mutation, Tree } from '../mutant.ts'
import { journey, machines, predicates, process } from './files.ts'

/** What is done to each transition of both machines, as far as it can be done to it. */
const toEach =
  (mutate: (transition: Transition) => readonly Mutation[]): Kind['mutate'] =>
  (tree) =>
    machines.flatMap((file) =>
      entriesAt(tree, file, 'transitions').flatMap(([event, value]) =>
        mutate({ tree, file, event, value: asJsonObject(value) }),
      ),
    )

interface Transition {
  readonly tree: Tree
  readonly file: string
  readonly event: string
  readonly value: ReturnType<typeof asJsonObject>
}

const statesOf = (tree: Tree, file: string): readonly string[] =>
  entriesAt(tree, file, 'states').map(([state]) => state)

export const transitionKinds: readonly Kind[] = [
  {
    id: 'transition-removed',
    most: 8,
    mutate: toEach(({ tree, file, event }) => [
      removing(tree, file, ['transitions', event], `${event} is taken away`),
    ]),
  },
  {
    id: 'transition-removed-everywhere',
    most: 8,
    mutate: toEach(({ tree, file, event }) => {
      const without = setting(
        tree,
        file,
        ['transitions', event],
        null,
        `${event} is taken away wherever it is named`,
      )
      const object = asJsonObject('value' in without.becomes ? without.becomes.value : null)
      const { [event]: _, ...transitions } = asJsonObject(object.transitions)
      const { [event]: _effects, ...effects } = asJsonObject(object.effects)
      const rest = (key: 'triggerOrder' | 'once') =>
        object[key] === undefined ? {} : { [key]: asStrings(object[key]).filter((other) => other !== event) }
      const value = {
        ...object,
        ...rest('triggerOrder'),
        transitions,
        ...(object.effects === undefined ? {} : { effects }),
        ...rest('once'),
      }
      return [{ ...without, becomes: { value } }]
    }),
  },
  {
    id: 'transition-redirected',
    most: 12,
    mutate: toEach(({ tree, file, event, value }) => {
      const { to } = value
      const target = typeof to === 'string' ? another(statesOf(tree, file), to) : undefined
      if (target === undefined) return []
      return [setting(tree, file, ['transitions', event, 'to'], target, `${event} leads to ${target}`)]
    }),
  },
  {
    id: 'transition-stays',
    most: 5,
    mutate: toEach(({ tree, file, event, value: { from } }) => {
      const [first] = asStrings(from)
      if (first === undefined) return []
      return [setting(tree, file, ['transitions', event, 'to'], first, `${event} leads back to ${first}`)]
    }),
  },
  {
    id: 'transition-added',
    most: 5,
    mutate: (tree) => {
      const states = statesOf(tree, journey)
      const triggers = entriesAt(tree, predicates, 'predicates').map(([id]) => id)
      return states.map((state, index) => {
        const to = another(states, state) ?? state
        const trigger = triggers[(index * 7) % triggers.length] ?? ''
        const place = {
          file: journey,
          steps: ['transitions', 'another'],
          says: `another event leads from ${state} to ${to} when ${trigger}`,
        }
        return {
          ...changing(tree, { ...place, steps: [] }, (value) => {
            const object = asJsonObject(value)
            return {
              ...object,
              triggerOrder: ['another', ...asStrings(object.triggerOrder)],
              transitions: { ...asJsonObject(object.transitions), another: { from: [state], to, trigger } },
            }
          }),
          ...place,
        }
      })
    },
  },
  {
    id: 'transition-from-more',
    most: 9,
    mutate: toEach(({ tree, file, event, value: { from } }) => {
      const known = asStrings(from)
      const state = another(statesOf(tree, file), known[0] ?? '')
      if (known.length === 0 || state === undefined || known.includes(state)) return []
      return [
        setting(
          tree,
          file,
          ['transitions', event, 'from'],
          [...known, state],
          `${event} is admitted in ${state} too`,
        ),
      ]
    }),
  },
  {
    id: 'transition-from-anywhere',
    most: 5,
    mutate: toEach(({ tree, file, event, value: { from } }) =>
      Array.isArray(from)
        ? [setting(tree, file, ['transitions', event, 'from'], '*', `${event} is admitted everywhere`)]
        : [],
    ),
  },
  {
    id: 'transition-from-fewer',
    most: 8,
    mutate: toEach(({ tree, file, event, value: { from } }) => {
      const known = asStrings(from)
      return known.length < 2
        ? []
        : known.map((state, index) =>
            removing(
              tree,
              file,
              ['transitions', event, 'from', index],
              `${event} is not admitted in ${state}`,
            ),
          )
    }),
  },
  {
    id: 'trigger-other',
    most: 5,
    mutate: (tree) => {
      const named = entriesAt(tree, predicates, 'predicates').map(([id]) => id)
      return entriesAt(tree, journey, 'transitions').flatMap(([event, value]) => {
        const { trigger } = asJsonObject(value)
        const other = typeof trigger === 'string' ? another(named, trigger) : undefined
        return other === undefined
          ? []
          : [
              setting(
                tree,
                journey,
                ['transitions', event, 'trigger'],
                other,
                `${event} happens when ${other}`,
              ),
            ]
      })
    },
  },
  {
    id: 'trigger-removed',
    most: 4,
    mutate: (tree) =>
      entriesAt(tree, journey, 'transitions').flatMap(([event, value]) =>
        asJsonObject(value).trigger === undefined
          ? []
          : [removing(tree, journey, ['transitions', event, 'trigger'], `${event} has no trigger`)],
      ),
  },
  {
    id: 'submission-other-event',
    most: 5,
    mutate: (tree) => {
      const events = entriesAt(tree, process, 'transitions').map(([event]) => event)
      return entriesAt(tree, process, 'submissions').map(([id, value]) => {
        const event = another(events, asJsonObject(value).event ?? '') ?? ''
        return setting(tree, process, ['submissions', id, 'event'], event, `${id} sends ${event}`)
      })
    },
  },
]
