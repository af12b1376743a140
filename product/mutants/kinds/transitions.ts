import { asJsonObject, asStrings } from '#source'
import { another, changing } from '../edit.ts'
import type { Kind } from '../mutant.ts'
import { entriesOf, toEach, without } from '../place.ts'
import { idsOf, journey, machines, predicates, process, toEachEntry } from './files.ts'

/** Applies a mistake to the transitions of both machines. */
const toEachTransition = toEach((tree) => machines.flatMap((file) => entriesOf(tree, file, 'transitions')))

const toEachOfClient = toEachEntry(journey, 'transitions')

export const transitionKinds: readonly Kind[] = [
  {
    id: 'transition-removed',
    most: 8,
    mutate: toEachTransition(({ id, remove }) => remove([], `${id} is taken away`)),
  },
  {
    id: 'transition-removed-everywhere',
    most: 8,
    mutate: toEachTransition(({ tree, file, id, steps }) => {
      const place = { file, steps, says: `${id} is taken away wherever it is named` }
      const object = asJsonObject(tree.get(file))
      const { [id]: _, ...transitions } = asJsonObject(object.transitions)
      const { [id]: _effects, ...effects } = asJsonObject(object.effects)
      const rest = (key: 'triggerOrder' | 'once') =>
        object[key] === undefined ? {} : { [key]: asStrings(object[key]).filter((other) => other !== id) }
      const value = {
        ...object,
        ...rest('triggerOrder'),
        transitions,
        ...(object.effects === undefined ? {} : { effects }),
        ...rest('once'),
      }
      return { ...place, becomes: { value } }
    }),
  },
  {
    id: 'transition-redirected',
    most: 12,
    mutate: toEachTransition(({ tree, file, id, object: { to }, set }) => {
      const target = typeof to === 'string' ? another(idsOf(tree, file, 'states'), to) : undefined
      return target === undefined ? undefined : set(['to'], target, `${id} leads to ${target}`)
    }),
  },
  {
    id: 'transition-stays',
    most: 5,
    mutate: toEachTransition(({ id, object: { from }, set }) => {
      const [first] = asStrings(from)
      return first === undefined ? undefined : set(['to'], first, `${id} leads back to ${first}`)
    }),
  },
  {
    id: 'transition-added',
    most: 5,
    mutate: (tree) => {
      const states = idsOf(tree, journey, 'states')
      const triggers = idsOf(tree, predicates, 'predicates')
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
    mutate: toEachTransition(({ tree, file, id, object: { from }, set }) => {
      const known = asStrings(from)
      const state = another(idsOf(tree, file, 'states'), known[0] ?? '')
      return known.length === 0 || state === undefined || known.includes(state)
        ? undefined
        : set(['from'], [...known, state], `${id} is admitted in ${state} too`)
    }),
  },
  {
    id: 'transition-from-anywhere',
    most: 5,
    mutate: toEachTransition(({ id, object: { from }, set }) =>
      Array.isArray(from) ? set(['from'], '*', `${id} is admitted everywhere`) : undefined,
    ),
  },
  {
    id: 'transition-from-fewer',
    most: 8,
    mutate: toEachTransition(({ id, object: { from }, remove }) => {
      const known = asStrings(from)
      return known.length < 2
        ? undefined
        : known.map((state, index) => remove(['from', index], `${id} is not admitted in ${state}`))
    }),
  },
  {
    id: 'trigger-other',
    most: 5,
    mutate: toEachOfClient(({ tree, id, object: { trigger }, set }) => {
      const named = idsOf(tree, predicates, 'predicates')
      const other = typeof trigger === 'string' ? another(named, trigger) : undefined
      return other === undefined ? undefined : set(['trigger'], other, `${id} happens when ${other}`)
    }),
  },
  { id: 'trigger-removed', most: 4, mutate: without(toEachOfClient, 'trigger') },
  {
    id: 'submission-other-event',
    most: 5,
    mutate: toEachEntry(
      process,
      'submissions',
    )(({ tree, id, object, set }) => {
      const event = another(idsOf(tree, process, 'transitions'), object.event ?? '')
      return set(['event'], String(event ?? ''), `${id} sends ${event ?? ''}`)
    }),
  },
]
