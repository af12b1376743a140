import type { Kind } from '../mutant.ts'
import { toEachEntry } from './files.ts'

const toEachLimit = toEachEntry('flows/limits.json', 'limits')

export const limitKinds: readonly Kind[] = [
  {
    id: 'limit-removed',
    most: 4,
    mutate: toEachLimit(({ id, remove }) => remove([], `the limit ${id} is taken away`)),
  },
  {
    id: 'limits-crossed',
    most: 3,
    mutate: toEachLimit(({ id, object, set }) =>
      Object.entries(object).flatMap(([key, least]) =>
        key.startsWith('min') && typeof least === 'number' && object[key.replace('min', 'max')] !== undefined
          ? set([key], 999_999_999, `the least of ${id} is above its most`)
          : [],
      ),
    ),
  },
  {
    id: 'limit-negative',
    most: 3,
    mutate: toEachLimit(({ id, object, set }) => {
      const [key = ''] = Object.keys(object)
      return set([key], -1, `${id} is below nothing`)
    }),
  },
]
