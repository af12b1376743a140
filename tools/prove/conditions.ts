import type { Context, Leaf, PredicateSource, Predicates } from '#engine'
import { type FieldPath, fields } from '#generated/fields'
import { type ContextSet, createDiagrams, type Diagrams, everything, nothing } from './diagrams.ts'
import { createVariables, sizeOf, type Variable } from './variables.ts'
import type { WorkBudget } from './work-budget.ts'
import { type Draft, emptyDraft, writeField } from './write-field.ts'

/** Conditions as sets of contexts. */
export interface Conditions {
  readonly diagrams: Diagrams
  readonly variables: readonly Variable[]
  /** The contexts in which a condition holds. */
  readonly setOf: (condition: PredicateSource) => ContextSet
  /** The contexts in which a field has one value. */
  readonly having: (field: FieldPath, value: string) => ContextSet
  /** Variables of the fields named; only those groups of values that are among `values`, if given. */
  readonly variablesOf: (field: string) => ReadonlySet<number>
  /** The contexts that no condition can tell from this one. */
  readonly including: (context: Context) => ContextSet
  /** One context of a set that is not empty, as one could paste it: what does not matter is left out. */
  readonly witness: (set: ContextSet) => Draft
}

/** `leaves` are all that will be asked about. */
export function createConditions(
  predicates: Predicates,
  leaves: readonly Leaf[],
  budget: WorkBudget,
): Conditions {
  const byField = Map.groupBy(unique(leaves), ({ field }) => field)
  const variables = [...byField].flatMap(([field, own]) =>
    isFieldPath(field) ? createVariables(field, own, predicates.compile) : [],
  )
  const diagrams = createDiagrams(variables.map(sizeOf), budget)
  const indexes = Map.groupBy(variables.keys(), (index): string => variables[index]?.field ?? '')
  const named = new Map<string, ContextSet>()
  const tested = new WeakMap<Leaf, ContextSet>()

  function setOf(condition: PredicateSource): ContextSet {
    if (typeof condition === 'string') return setOfNamed(condition)
    if ('all' in condition) return condition.all.map(setOf).reduce(diagrams.and, everything)
    if ('any' in condition) return condition.any.map(setOf).reduce(diagrams.or, nothing)
    if ('not' in condition) return diagrams.not(setOf(condition.not))
    const set = tested.get(condition) ?? setOfLeaf(condition)
    tested.set(condition, set)
    return set
  }

  function setOfNamed(id: string): ContextSet {
    const source = predicates.source[id]
    if (source === undefined) throw new Error(`There is no predicate "${id}".`)
    const set = named.get(id) ?? setOf(source)
    named.set(id, set)
    return set
  }

  function setOfLeaf(leaf: Leaf): ContextSet {
    const index = (byField.get(leaf.field) ?? []).findIndex((known) => keyOf(known) === keyOf(leaf))
    if (index < 0) throw new Error(`${keyOf(leaf)} was not among the leaves.`)
    const parts = (indexes.get(leaf.field) ?? []).map((number) => {
      const { groups, isMember } = variables[number] ?? { groups: [] }
      return diagrams.having(number, (value) =>
        isMember ? value === 1 && groups[0]?.truths[index] === true : groups[value]?.truths[index] === true,
      )
    })
    const some = parts.reduce(diagrams.or, nothing)
    return isListAbsence(leaf) ? diagrams.not(some) : some
  }

  function having(field: FieldPath, value: string): ContextSet {
    const [number] = indexes.get(field) ?? []
    if (number === undefined) return everything
    return diagrams.having(
      number,
      (index) => variables[number]?.groups[index]?.values.includes(value) === true,
    )
  }

  function including(context: Context): ContextSet {
    return variables.reduceRight((set, { valueIn }, number) => {
      const own = valueIn(context)
      return diagrams.and(
        diagrams.having(number, (value) => value === own),
        set,
      )
    }, everything)
  }

  function witness(set: ContextSet): Draft {
    const draft = emptyDraft()
    for (const [number, value] of diagrams.pick(set)) {
      const { field, groups, isMember } = variables[number] ?? { field: '', groups: [], isMember: true }
      const group = isMember ? (value === 1 ? groups[0] : undefined) : groups[value]
      writeField(draft, field, group?.values[0])
    }
    return draft
  }

  return {
    diagrams,
    variables,
    setOf,
    having,
    including,
    variablesOf: (field) => new Set(indexes.get(field)),
    witness,
  }
}

const keyOf = (leaf: Leaf): string => JSON.stringify(leaf)

const unique = (leaves: readonly Leaf[]): readonly Leaf[] => [
  ...new Map(leaves.map((leaf) => [keyOf(leaf), leaf])).values(),
]

const isFieldPath = (field: string): field is FieldPath => Object.hasOwn(fields, field)

/** Of a list, `exists: false` is that none of the elements has it. */
const isListAbsence = ({ field, exists }: Leaf): boolean =>
  exists === false && isFieldPath(field) && fields[field].item !== undefined
