import { asJsonObject } from '#source'
import { another, entriesAt, removing, setting } from '../edit.ts'
import type { Kind, Tree } from '../mutant.ts'
import { journey, pages, process, serverStates } from './files.ts'

const pagesOf = (tree: Tree): readonly string[] =>
  entriesAt(tree, pages, 'pages')
    .filter(([, page]) => asJsonObject(page).area === 'application')
    .map(([id]) => id)

/** A state shows another page. */
const redirected =
  (file: string): Kind['mutate'] =>
  (tree) =>
    entriesAt(tree, file, 'states').flatMap(([state, value]) => {
      const { page } = asJsonObject(value)
      const other = typeof page === 'string' ? another(pagesOf(tree), page) : undefined
      return other === undefined
        ? []
        : [setting(tree, file, ['states', state, 'page'], other, `${state} shows ${other}`)]
    })

/** A key is taken from what has it. */
const without =
  (file: string, map: string, key: string, says: string): Kind['mutate'] =>
  (tree) =>
    entriesAt(tree, file, map).flatMap(([id, value]) =>
      asJsonObject(value)[key] === undefined ? [] : [removing(tree, file, [map, id, key], `${id} ${says}`)],
    )

const kinds = ['interactive', 'waiting', 'review', 'terminal'] as const

export const stateKinds: readonly Kind[] = [
  {
    id: 'server-state-unmapped',
    most: 5,
    mutate: (tree) =>
      entriesAt(tree, serverStates, 'states').map(([state]) =>
        removing(tree, serverStates, ['states', state], `${state} is not mapped`),
      ),
  },
  { id: 'server-state-other-page', most: 9, mutate: redirected(serverStates) },
  {
    id: 'server-state-without-page',
    most: 6,
    mutate: without(serverStates, 'states', 'page', 'shows no page'),
  },
  {
    id: 'server-state-polled',
    most: 3,
    mutate: without(serverStates, 'states', 'poll', 'is asked for again and again'),
  },
  {
    id: 'server-state-kind',
    most: 4,
    mutate: (tree) =>
      entriesAt(tree, serverStates, 'states').flatMap(([state, value]) => {
        const is = asJsonObject(value).kind
        const kind = is === 'waiting' ? 'interactive' : 'waiting'
        return [setting(tree, serverStates, ['states', state, 'kind'], kind, `${state} is ${kind}`)]
      }),
  },
  { id: 'client-state-other-page', most: 6, mutate: redirected(journey) },
  { id: 'client-state-without-page', most: 3, mutate: without(journey, 'states', 'page', 'shows no page') },
  {
    id: 'client-state-kind',
    most: 5,
    mutate: (tree) =>
      entriesAt(tree, journey, 'states').map(([state, value]) => {
        const kind = another(kinds, asJsonObject(value).kind ?? 'interactive') ?? 'terminal'
        return setting(tree, journey, ['states', state, 'kind'], kind, `${state} is ${kind}`)
      }),
  },
  { id: 'client-state-removed', most: 3, mutate: removedFrom(journey) },
  { id: 'process-state-removed', most: 4, mutate: removedFrom(process) },
  { id: 'process-job-removed', most: 5, mutate: without(process, 'states', 'job', 'has no job') },
  { id: 'process-pace-removed', most: 3, mutate: without(process, 'states', 'pace', 'is said to be quick') },
  { id: 'process-awaits-removed', most: 3, mutate: without(process, 'states', 'awaits', 'awaits nobody') },
  {
    id: 'process-ending-removed',
    most: 3,
    mutate: without(process, 'states', 'kind', 'is no ending'),
  },
]

function removedFrom(file: string): Kind['mutate'] {
  return (tree) =>
    entriesAt(tree, file, 'states').map(([state]) =>
      removing(tree, file, ['states', state], `the state ${state} is taken away`),
    )
}
