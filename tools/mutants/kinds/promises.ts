import { asJsonObject } from '#source'
import { entriesAt, placesIn, removing, setting } from '../edit.ts'
import type { Kind, Tree } from '../mutant.ts'
import { pages, process } from './files.ts'

const elementsOf = (tree: Tree, file: string, map: string, what: string) =>
  entriesAt(tree, file, map).flatMap(([id, value]) =>
    Array.isArray(value)
      ? value.map((each, index) =>
          removing(tree, file, [map, id, index], `${id} ${what} ${JSON.stringify(each)}`),
        )
      : [],
  )

/** What must hold before something happens, and what events are said to do. */
export const promiseKinds: readonly Kind[] = [
  { id: 'need-removed', most: 8, mutate: (tree) => elementsOf(tree, process, 'needs', 'does not need') },
  {
    id: 'needs-removed',
    most: 5,
    mutate: (tree) =>
      entriesAt(tree, process, 'needs').map(([state]) =>
        removing(tree, process, ['needs', state], `${state} needs nothing`),
      ),
  },
  {
    id: 'once-removed',
    most: 3,
    isDeclaration: true,
    mutate: (tree) => {
      const once = asJsonObject(tree.get(process)).once
      return (Array.isArray(once) ? once : []).map((event, index) =>
        removing(tree, process, ['once', index], `${event} may be repeated`),
      )
    },
  },
  {
    id: 'effects-removed',
    most: 8,
    isDeclaration: true,
    mutate: (tree) =>
      entriesAt(tree, process, 'effects').map(([event]) =>
        removing(tree, process, ['effects', event], `${event} is said to do nothing`),
      ),
  },
  {
    id: 'effect-removed',
    most: 9,
    isDeclaration: true,
    mutate: (tree) =>
      [...placesIn(asJsonObject(tree.get(process)).effects ?? {}, ['effects'])]
        .filter(({ steps }) => steps.at(-2) === 'gives')
        .map(({ steps, value }) =>
          removing(tree, process, steps, `${steps[1]} is not said to give ${JSON.stringify(value)}`),
        ),
  },
  {
    id: 'page-need-removed',
    most: 3,
    isDeclaration: true,
    mutate: (tree) =>
      entriesAt(tree, pages, 'pages').flatMap(([page, value]) =>
        asJsonObject(value).needs === undefined
          ? []
          : [removing(tree, pages, ['pages', page, 'needs'], `${page} is said to need nothing`)],
      ),
  },
  {
    id: 'initial-other',
    most: 2,
    mutate: (tree) => [
      setting(tree, process, ['initial'], 'HMDA', 'applications begin at HMDA'),
      setting(tree, 'flows/journey.json', ['initial'], 'product', 'the journey begins at product'),
    ],
  },
]
