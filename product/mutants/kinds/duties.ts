import type { Kind } from '../mutant.ts'
import { without } from '../place.ts'
import { disclosures, toEachEntry } from './files.ts'

const toEachCategory = toEachEntry('flows/conditions.json', 'categories')

/** Mistakes in what the lender must show, and in what a reviewer may ask for. */
export const dutyKinds: readonly Kind[] = [
  {
    id: 'disclosure-page-removed',
    most: 2,
    mutate: without(toEachEntry(disclosures, 'disclosures'), 'pages', 'is due on no page'),
  },
  {
    id: 'condition-action-other',
    most: 3,
    mutate: toEachCategory(({ id, object, set }) => {
      const action = object.action === 'upload' ? 'identity' : 'upload'
      return set(['action'], action, `${id} asks for something else`)
    }),
  },
  {
    id: 'condition-removed',
    most: 3,
    mutate: toEachCategory(({ id, remove }) => remove([], `the category ${id} is taken away`)),
  },
]
