import { asStrings } from '#source'
import type { Kind } from '../mutant.ts'
import { placeAt } from '../place.ts'
import { disclosures, idsOf } from './files.ts'
import { toEachLender } from './lenders.ts'

/** Mistakes in what a state requires of lenders. */
export const licenceKinds: readonly Kind[] = [
  {
    id: 'notice-removed',
    most: 3,
    mutate: toEachLender(({ tree, file }) => {
      const { value, remove } = placeAt(tree, file, ['org', 'orgMetaData', 'footer', 'notices'])
      return asStrings(value).map((notice, index) => remove([index], `${notice} is taken away`))
    }),
  },
  {
    id: 'licence-without-notices',
    most: 3,
    mutate: toEachLender(({ tree, object, set }) => {
      const licensed = asStrings(object.licensedStates)
      return idsOf(tree, disclosures, 'stateNotices')
        .filter((state) => licensed.length > 0 && !licensed.includes(state))
        .map((state) => set(['licensedStates'], [...licensed, state], `a licence in ${state}, no notices`))
    }),
  },
]
