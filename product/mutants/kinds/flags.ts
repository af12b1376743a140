import type { Kind } from '../mutant.ts'
import { toEachEntry } from './files.ts'

const toEachFlag = toEachEntry('flows/flags.json', 'flags')

export const flagKinds: readonly Kind[] = [
  {
    id: 'flag-removed',
    most: 3,
    mutate: toEachFlag(({ id, remove }) => remove([], `the flag ${id} is taken away`)),
  },
  {
    id: 'flag-variant',
    most: 3,
    mutate: toEachFlag(({ id, set }) =>
      set(['defaultVariant'], 'of', `the default variant of ${id} is misspelt`),
    ),
  },
  {
    id: 'flag-shares',
    most: 3,
    mutate: toEachFlag(({ id, object, set }) => {
      const fractional = [
        ['on', 60],
        ['off', 60],
      ]
      return set([], { ...object, targeting: { fractional } }, `the shares of ${id} add up to 120`)
    }),
  },
]
