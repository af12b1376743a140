import { another } from '../edit.ts'
import type { Kind } from '../mutant.ts'
import { entriesOf, without } from '../place.ts'
import { journey, pages, process, serverStates, toEachEntry } from './files.ts'

const onServer = toEachEntry(serverStates, 'states')
const inBrowser = toEachEntry(journey, 'states')
const inProcess = toEachEntry(process, 'states')

/** Gives a state another page. */
const redirected = (toEachState: typeof onServer): Kind['mutate'] =>
  toEachState(({ tree, id, object: { page }, set }) => {
    const all = entriesOf(tree, pages, 'pages').filter(({ object }) => object.area === 'application')
    const ids = all.map((each) => each.id)
    const other = typeof page === 'string' ? another(ids, page) : undefined
    return other === undefined ? undefined : set(['page'], other, `${id} shows ${other}`)
  })

const removedFrom = (toEachState: typeof onServer): Kind['mutate'] =>
  toEachState(({ id, remove }) => remove([], `the state ${id} is taken away`))

const kinds = ['interactive', 'waiting', 'review', 'terminal'] as const

export const stateKinds: readonly Kind[] = [
  {
    id: 'server-state-unmapped',
    most: 5,
    mutate: onServer(({ id, remove }) => remove([], `${id} is not mapped`)),
  },
  { id: 'server-state-other-page', most: 9, mutate: redirected(onServer) },
  { id: 'server-state-without-page', most: 6, mutate: without(onServer, 'page', 'shows no page') },
  { id: 'server-state-polled', most: 3, mutate: without(onServer, 'poll', 'is asked for again and again') },
  {
    id: 'server-state-kind',
    most: 4,
    mutate: onServer(({ id, object, set }) => {
      const kind = object.kind === 'waiting' ? 'interactive' : 'waiting'
      return set(['kind'], kind, `${id} is ${kind}`)
    }),
  },
  { id: 'client-state-other-page', most: 6, mutate: redirected(inBrowser) },
  { id: 'client-state-without-page', most: 3, mutate: without(inBrowser, 'page', 'shows no page') },
  {
    id: 'client-state-kind',
    most: 5,
    mutate: inBrowser(({ id, object, set }) => {
      const kind = another<unknown>(kinds, object.kind ?? 'interactive') ?? 'terminal'
      return set(['kind'], String(kind), `${id} is ${kind}`)
    }),
  },
  { id: 'client-state-removed', most: 3, mutate: removedFrom(inBrowser) },
  { id: 'process-state-removed', most: 4, mutate: removedFrom(inProcess) },
  { id: 'process-job-removed', most: 5, mutate: without(inProcess, 'job') },
  { id: 'process-pace-removed', most: 3, mutate: without(inProcess, 'pace', 'is said to be quick') },
  { id: 'process-awaits-removed', most: 3, mutate: without(inProcess, 'awaits', 'awaits nobody') },
  { id: 'process-ending-removed', most: 3, mutate: without(inProcess, 'kind', 'is no ending') },
]
