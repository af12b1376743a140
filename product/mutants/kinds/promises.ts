import { placesIn } from '../edit.ts'
import type { Kind } from '../mutant.ts'
import { placeAt, toEach, without } from '../place.ts'
import { journey, pages, process, toEachEntry } from './files.ts'

/** Mistakes in preconditions, and in the declared effects of events. */
export const promiseKinds: readonly Kind[] = [
  {
    id: 'need-removed',
    most: 8,
    mutate: toEachEntry(
      process,
      'needs',
    )(({ id, value, remove }) =>
      Array.isArray(value)
        ? value.map((each, index) => remove([index], `${id} does not need ${JSON.stringify(each)}`))
        : undefined,
    ),
  },
  {
    id: 'needs-removed',
    most: 5,
    mutate: toEachEntry(process, 'needs')(({ id, remove }) => remove([], `${id} needs nothing`)),
  },
  {
    id: 'once-removed',
    most: 3,
    isDeclaration: true,
    mutate: toEach((tree) => [placeAt(tree, process, ['once'])])(({ value, remove }) =>
      (Array.isArray(value) ? value : []).map((event, index) => remove([index], `${event} may be repeated`)),
    ),
  },
  {
    id: 'effects-removed',
    most: 8,
    isDeclaration: true,
    mutate: toEachEntry(process, 'effects')(({ id, remove }) => remove([], `${id} is said to do nothing`)),
  },
  {
    id: 'effect-removed',
    most: 9,
    isDeclaration: true,
    mutate: toEach((tree) => [placeAt(tree, process, ['effects'])])(({ value: effects, remove }) =>
      [...placesIn(effects)]
        .filter(({ steps }) => steps.at(-2) === 'gives')
        .map(({ steps, value }) => remove(steps, `${steps[0]} is not said to give ${JSON.stringify(value)}`)),
    ),
  },
  {
    id: 'page-need-removed',
    most: 3,
    isDeclaration: true,
    mutate: without(toEachEntry(pages, 'pages'), 'needs', 'is said to need nothing'),
  },
  {
    id: 'initial-other',
    most: 2,
    mutate: (tree) => [
      placeAt(tree, process).set(['initial'], 'HMDA', 'applications begin at HMDA'),
      placeAt(tree, journey).set(['initial'], 'product', 'the journey begins at product'),
    ],
  },
]
