import { asStrings, isDefault, type Json } from '#source'
import { another, misspelt, placesIn, withKeyMisspelt } from '../edit.ts'
import type { JsonTree, KeyPath, Kind } from '../mutant.ts'
import { placeAt, toEach } from '../place.ts'
import { filesBelow } from './files.ts'

const lendersOf = (tree: JsonTree): readonly string[] => filesBelow(tree, 'tenants/')

export const toEachLender = toEach((tree) => lendersOf(tree).map((file) => placeAt(tree, file)))

/** Replaces settings of each lender by a value. */
const settings = (...changes: readonly (readonly [KeyPath, Json, string])[]): Kind['mutate'] =>
  toEachLender(({ set }) => changes.map(([steps, value, says]) => set(steps, value, says)))

/** Mistakes in a lender's own settings. */
export const lenderKinds: readonly Kind[] = [
  {
    id: 'theme-contrast',
    most: 4,
    mutate: settings(
      ...['#ffffff', '#f2f2f2', '#e8d9a0', '#9fb8c8'].map(
        (colour) => [['theme', 'brand'], colour, `the brand's colour is ${colour}`] as const,
      ),
    ),
  },
  {
    id: 'theme-colour-misspelt',
    most: 3,
    mutate: settings([['theme', 'accent'], '#c8643', 'the accent is no colour']),
  },
  {
    id: 'host-clash',
    most: 3,
    mutate: toEachLender(({ tree, file, set }) =>
      lendersOf(tree)
        .filter((other) => other !== file)
        .map((other) => {
          const [host = ''] = asStrings(placeAt(tree, other).object.hosts)
          return set(['hosts', 0], host, `${host} is claimed twice`)
        }),
    ),
  },
  {
    id: 'alias-clash',
    most: 3,
    mutate: toEachLender(({ tree, file, add }) => {
      const other = another(lendersOf(tree), file)?.split('/')[1] ?? ''
      return add('aliases', [other], `the name of ${other} is claimed`)
    }),
  },
  {
    id: 'default-twice',
    most: 3,
    mutate: toEachLender(({ object, remove, add }) =>
      isDefault(object)
        ? remove(['default'], 'there is no default lender')
        : add('default', true, 'there are two default lenders'),
    ),
  },
  {
    id: 'code-misspelt',
    most: 3,
    mutate: toEachLender(({ object, set }) =>
      set(['code'], misspelt(String(object.code)), 'the code is not that of the folder'),
    ),
  },
  {
    id: 'extends-unknown',
    most: 3,
    mutate: toEachLender(({ add }) => add('extends', 'nobody', 'extends nobody')),
  },
  {
    id: 'extends-itself',
    most: 3,
    mutate: toEachLender(({ object, add }) => add('extends', object.code ?? '', 'extends itself')),
  },
  {
    id: 'setting-removed',
    most: 8,
    mutate: toEachLender(({ value, remove }) =>
      [...placesIn(value)]
        .filter(
          ({ steps }) =>
            steps.length > 0 && steps[0] !== 'overrides' && steps.every((step) => typeof step === 'string'),
        )
        .map(({ steps }) => remove(steps, `${steps.join('.')} is missing`)),
    ),
  },
  {
    id: 'setting-misspelt',
    most: 4,
    mutate: toEachLender(({ object, set }) =>
      Object.keys(object)
        .filter((key) => key !== '$schema')
        .map((key) => ({
          ...set([], withKeyMisspelt(object, key), `${key} is misspelt`),
          steps: [misspelt(key)],
        })),
    ),
  },
  {
    id: 'pricing-outside-limits',
    most: 3,
    mutate: settings(
      [['pricing', 'offers', 0, 'aprBps'], 2990, 'an offer at 29.9%'],
      [['pricing', 'offers', 0, 'originationFeeBps'], 900, 'a fee of 9%'],
      [['pricing', 'offers', 1, 'aprBps'], 100, 'an offer at 1%'],
    ),
  },
  {
    id: 'pricing-offer-twice',
    most: 3,
    mutate: toEachLender(({ tree, file, set }) => {
      const { term = 5 } = placeAt(tree, file, ['pricing', 'offers', 0]).object
      return set(['pricing', 'offers', 1, 'term'], term, 'two offers for one term')
    }),
  },
  {
    id: 'logo-missing',
    most: 3,
    mutate: settings([['theme', 'logo'], 'lgoo.svg', 'the logo is misspelt']),
  },
  { id: 'state-unknown', most: 3, mutate: settings([['licensedStates', 0], 'ZZ', 'a licence in ZZ']) },
]
