import { offeredLocales } from '#source'
import type { Kind } from '../mutant.ts'
import { toEachLender } from './lenders.ts'

export const localeKinds: readonly Kind[] = [
  {
    id: 'locale-untranslated',
    most: 3,
    mutate: toEachLender(({ object, add }) =>
      add(
        'locales',
        [...offeredLocales(object), 'fr-US'],
        'offers a language into which nothing is translated',
      ),
    ),
  },
]
