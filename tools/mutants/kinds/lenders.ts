import type { Json } from '#engine'
import { asJsonObject, asStrings } from '#source'
import {
  adding,
  another,
  changing,
  entriesAt,
  misspelt,
  placesIn,
  removing,
  setting,
  valueIn,
} from '../edit.ts'
import type { Kind, Mutation, Steps, Tree } from '../mutant.ts'
import { journey, process, serverStates } from './files.ts'

const lendersOf = (tree: Tree): readonly string[] =>
  [...tree.keys()].filter((file) => file.startsWith('tenants/'))

const toEach =
  (mutate: (tree: Tree, file: string) => readonly Mutation[]): Kind['mutate'] =>
  (tree) =>
    lendersOf(tree).flatMap((file) => mutate(tree, file))

/** Something more in the overrides of a lender. */
const overriding = (
  tree: Tree,
  file: string,
  path: readonly string[],
  value: Json,
  says: string,
): Mutation => ({
  ...changing(tree, { file, steps: [], says }, (lender) => withPath(lender, ['overrides', ...path], value)),
  steps: ['overrides', ...path],
})

function withPath(value: Json, [step, ...rest]: readonly string[], to: Json): Json {
  if (step === undefined) return to
  const object = asJsonObject(value)
  return { ...object, [step]: withPath(object[step] ?? {}, rest, to) }
}

/** Settings of each lender, each replaced by a value. */
const settings = (...changes: readonly (readonly [Steps, Json, string])[]): Kind['mutate'] =>
  toEach((tree, file) => changes.map(([steps, value, says]) => setting(tree, file, steps, value, says)))

/** The same in the overrides of each lender; null takes away. */
const overrides = (...changes: readonly (readonly [readonly string[], Json, string])[]): Kind['mutate'] =>
  toEach((tree, file) => changes.map(([path, value, says]) => overriding(tree, file, path, value, says)))

/** An entry of the base, overridden by a lender with the same entry a little otherwise. */
const overridingEntries = (
  flow: string,
  map: string,
  change: (tree: Tree, file: string, value: ReturnType<typeof asJsonObject>) => Json | undefined,
  says: string,
): Kind['mutate'] => {
  const name = flow
    .slice('flows/'.length, -'.json'.length)
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return toEach((tree, file) =>
    entriesAt(tree, flow, map).flatMap(([id, value]) => {
      const next = change(tree, flow, asJsonObject(value))
      if (next === undefined || valueIn(tree.get(file), ['overrides', name, map, id]) !== undefined) return []
      return [overriding(tree, file, [name, map, id], next, `${id} ${says}`)]
    }),
  )
}

const statesOf = (tree: Tree, flow: string) => entriesAt(tree, flow, 'states').map(([id]) => id)

const redirected = (tree: Tree, flow: string, value: ReturnType<typeof asJsonObject>): Json | undefined => {
  const to = typeof value.to === 'string' ? another(statesOf(tree, flow), value.to) : undefined
  return to === undefined ? undefined : { ...value, to }
}

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
    mutate: toEach((tree, file) => {
      const others = lendersOf(tree).filter((other) => other !== file)
      return others.flatMap((other) => {
        const [host = ''] = asStrings(asJsonObject(tree.get(other)).hosts)
        return [setting(tree, file, ['hosts', 0], host, `${host} is claimed twice`)]
      })
    }),
  },
  {
    id: 'alias-clash',
    most: 3,
    mutate: toEach((tree, file) => {
      const other = another(lendersOf(tree), file)?.split('/')[1] ?? ''
      return [adding(tree, { file, steps: [], says: `the name of ${other} is claimed` }, 'aliases', [other])]
    }),
  },
  {
    id: 'default-twice',
    most: 3,
    mutate: toEach((tree, file) => {
      const isDefault = asJsonObject(tree.get(file)).default === true
      return isDefault
        ? [removing(tree, file, ['default'], 'there is no default lender')]
        : [adding(tree, { file, steps: [], says: 'there are two default lenders' }, 'default', true)]
    }),
  },
  {
    id: 'code-misspelt',
    most: 3,
    mutate: toEach((tree, file) => [
      setting(
        tree,
        file,
        ['code'],
        misspelt(String(asJsonObject(tree.get(file)).code)),
        'the code is not that of the folder',
      ),
    ]),
  },
  {
    id: 'extends-unknown',
    most: 3,
    mutate: toEach((tree, file) => [
      adding(tree, { file, steps: [], says: 'extends nobody' }, 'extends', 'nobody'),
    ]),
  },
  {
    id: 'extends-itself',
    most: 3,
    mutate: toEach((tree, file) => [
      adding(
        tree,
        { file, steps: [], says: 'extends itself' },
        'extends',
        asJsonObject(tree.get(file)).code ?? '',
      ),
    ]),
  },
  {
    id: 'setting-removed',
    most: 8,
    mutate: toEach((tree, file) =>
      [...placesIn(tree.get(file) ?? null)]
        .filter(
          ({ steps }) =>
            steps.length > 0 && steps[0] !== 'overrides' && steps.every((step) => typeof step === 'string'),
        )
        .map(({ steps }) => removing(tree, file, steps, `${steps.join('.')} is missing`)),
    ),
  },
  {
    id: 'setting-misspelt',
    most: 4,
    mutate: toEach((tree, file) =>
      Object.keys(asJsonObject(tree.get(file)))
        .filter((key) => key !== '$schema')
        .map((key) => ({
          ...changing(tree, { file, steps: [], says: `${key} is misspelt` }, (lender) =>
            Object.fromEntries(
              Object.entries(asJsonObject(lender)).map(([name, value]) => [
                name === key ? misspelt(key) : name,
                value,
              ]),
            ),
          ),
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
    mutate: toEach((tree, file) => {
      const term = valueIn(tree.get(file), ['pricing', 'offers', 0, 'term']) ?? 5
      return [setting(tree, file, ['pricing', 'offers', 1, 'term'], term, 'two offers for one term')]
    }),
  },
  {
    id: 'logo-missing',
    most: 3,
    mutate: settings([['theme', 'logo'], 'lgoo.svg', 'the logo is misspelt']),
  },
  { id: 'state-unknown', most: 3, mutate: settings([['licensedStates', 0], 'ZZ', 'a licence in ZZ']) },
  {
    id: 'override-limit-widened',
    most: 3,
    mutate: overrides(
      [['limits', 'limits', 'loanAmount', 'maxCents'], 90_000_000, 'lends more than the base'],
      [['limits', 'limits', 'loanAmount', 'minCents'], 100, 'lends less than the base'],
      [['limits', 'limits', 'apr', 'maxBps'], 3000, 'asks more than the base'],
    ),
  },
  {
    id: 'override-dead',
    most: 4,
    mutate: toEach((tree, file) =>
      ['register.title', 'dashboard.title', 'terms.title', 'auth.login.title'].flatMap((key) => {
        const text = [...tree].flatMap(([name, value]) =>
          name.startsWith('flows/copy/') ? (valueIn(value, ['messages', key]) ?? []) : [],
        )[0]
        return text === undefined || valueIn(tree.get(file), ['overrides', 'copy', key]) !== undefined
          ? []
          : [overriding(tree, file, ['copy', key], text, `${key} is reworded to what it says`)]
      }),
    ),
  },
  {
    id: 'override-of-nothing',
    most: 3,
    mutate: overrides(
      [['copy', 'register.titel'], 'Begin', 'a message is reworded that there is not'],
      [
        ['journey', 'transitions', 'selectPorduct'],
        { from: ['product'], to: 'hmda' },
        'an event is added that is in no order',
      ],
    ),
  },
  {
    id: 'override-removes-regulatory',
    most: 3,
    mutate: overrides(
      [['disclosures', 'disclosures', 'product-terms'], null, 'a regulatory disclosure is taken away'],
      [['disclosures', 'disclosures', 'apr'], null, 'a regulatory disclosure is taken away'],
      [['disclosures', 'order'], ['approval-time'], 'regulatory disclosures are dropped from the order'],
    ),
  },
  {
    id: 'override-copy-unbalanced',
    most: 3,
    mutate: overrides([
      ['copy', 'register.title'],
      'Apply for {companyProduct',
      'a reworded message has a brace too few',
    ]),
  },
  {
    id: 'override-copy-figure',
    most: 3,
    mutate: overrides([
      ['copy', 'register.title'],
      'Borrow up to $400,000',
      'a reworded message has a figure in it',
    ]),
  },
  {
    id: 'override-copy-removed',
    most: 3,
    mutate: overrides(
      [['copy', 'dashboard.title'], null, 'a message is taken away'],
      [['copy', 'start.hmda.title'], null, 'a message is taken away'],
    ),
  },
  {
    id: 'override-redirects-event',
    most: 5,
    mutate: overridingEntries(journey, 'transitions', redirected, 'leads elsewhere'),
  },
  {
    id: 'override-redirects-server-event',
    most: 6,
    mutate: overridingEntries(process, 'transitions', redirected, 'leads elsewhere'),
  },
  {
    id: 'override-removes-event',
    most: 3,
    mutate: overridingEntries(process, 'transitions', () => null, 'is taken away'),
  },
  {
    id: 'override-unmaps-server-state',
    most: 3,
    mutate: overridingEntries(serverStates, 'states', () => null, 'is not mapped'),
  },
  {
    id: 'override-negates-predicate',
    most: 4,
    mutate: overridingEntries(
      'flows/predicates.json',
      'predicates',
      (_, _flow, value) => ({ not: value }),
      'is negated',
    ),
  },
]
