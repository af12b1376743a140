import { asJsonObject, camelCase, type Json, type JsonObject } from '#source'
import { another, valueIn } from '../edit.ts'
import type { Kind, Mutation } from '../mutant.ts'
import { type Entry, entriesOf, type MutantPlace } from '../place.ts'
import { filesBelow, idsOf, journey, predicates, process, serverStates } from './files.ts'
import { toEachLender } from './lenders.ts'

/** Adds a value to the overrides of a lender. */
const overriding = (
  { object, set }: MutantPlace,
  path: readonly string[],
  value: Json,
  says: string,
): Mutation => ({
  ...set([], withPath(object, ['overrides', ...path], value), says),
  steps: ['overrides', ...path],
})

function withPath(value: Json, [step, ...rest]: readonly string[], to: Json): Json {
  if (step === undefined) return to
  const object = asJsonObject(value)
  return { ...object, [step]: withPath(object[step] ?? {}, rest, to) }
}

const isOverridden = ({ value }: MutantPlace, path: readonly string[]): boolean =>
  valueIn(value, ['overrides', ...path]) !== undefined

/** Adds values to the overrides of each lender; null removes. */
const overrides = (...changes: readonly (readonly [readonly string[], Json, string])[]): Kind['mutate'] =>
  toEachLender((lender) => changes.map(([path, value, says]) => overriding(lender, path, value, says)))

/** Overrides an entry of the base with a slightly changed copy. */
const overridingEntries = (
  flow: string,
  map: string,
  change: (entry: Entry) => JsonObject | null | undefined,
  says: string,
): Kind['mutate'] => {
  const name = camelCase(flow.slice('flows/'.length, -'.json'.length))
  return toEachLender((lender) =>
    entriesOf(lender.tree, flow, map).flatMap((entry) => {
      const path = [name, map, entry.id]
      const next = change(entry)
      return next === undefined || isOverridden(lender, path)
        ? []
        : overriding(lender, path, next, `${entry.id} ${says}`)
    }),
  )
}

const redirected = ({ tree, file, object }: Entry): JsonObject | undefined => {
  const to = typeof object.to === 'string' ? another(idsOf(tree, file, 'states'), object.to) : undefined
  return to === undefined ? undefined : { ...object, to }
}

export const overrideKinds: readonly Kind[] = [
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
    mutate: toEachLender((lender) =>
      ['register.title', 'dashboard.title', 'terms.title', 'auth.login.title'].flatMap((key) => {
        const { tree } = lender
        const [text] = filesBelow(tree, 'flows/copy/').flatMap(
          (file) => valueIn(tree.get(file), ['messages', key]) ?? [],
        )
        return text === undefined || isOverridden(lender, ['copy', key])
          ? []
          : overriding(lender, ['copy', key], text, `${key} is reworded to what it says`)
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
    mutate: overridingEntries(predicates, 'predicates', ({ object }) => ({ not: object }), 'is negated'),
  },
]
