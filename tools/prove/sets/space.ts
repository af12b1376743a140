import { type Context, findField, type Leaf } from '#engine'
import type { Project } from '#source'
import type { AskedLeaves } from '../values/asked-leaves.ts'
import { keyOf } from '../values/key-of.ts'
import { type Draft, emptyDraft, writeField } from '../values/write-field.ts'
import { type ContextSet, createDiagrams, type Diagrams, everything, nothing } from './diagrams.ts'
import { createVariables, type Language, sizeOf, type Variable } from './variables.ts'
import type { WorkBudget } from './work-budget.ts'

/** Space of all contexts that deciding leaves distinguish. Journeys that ask the same share its results. */
export interface Space {
  /** Project whose fields its variables are. */
  readonly project: Project
  readonly diagrams: Diagrams
  readonly variables: readonly Variable[]
  /** Contexts in which a leaf holds; for a leaf that decides nothing, those in which it may hold. */
  readonly setOfLeaf: (leaf: Leaf) => ContextSet
  readonly isDeciding: (leaf: Leaf) => boolean
  /** Contexts in a server state. */
  readonly atState: (state: string) => ContextSet
  /** Variables of the server state. */
  readonly ofState: ReadonlySet<number>
  /** Variables of a field. */
  readonly variablesOf: (field: string) => ReadonlySet<number>
  /** Variables of the list elements that a leaf names; undefined if its field is not a list. */
  readonly elementsNamed: (leaf: Leaf) => ReadonlySet<number> | undefined
  /** Contexts that no condition distinguishes from this one. */
  readonly including: (context: Context) => ContextSet
  /** Picks one context of a non-empty set, ready to paste: leaves out irrelevant and default values. */
  readonly witness: (set: ContextSet) => Draft
}

/** Creates a space whose diagrams test fields in the order in which the deciding leaves name them. */
export function createSpace({ deciding, told }: AskedLeaves, language: Language, budget: WorkBudget): Space {
  const { project } = language
  const asked = new Set(deciding.map(keyOf))
  const toldOf = Map.groupBy(told, ({ field }) => field)
  const byField = new Map(
    [...Map.groupBy(uniqueLeaves(deciding), ({ field }) => field)].flatMap(([field, own]) =>
      findField(field, project) !== undefined
        ? [[field, createVariables(field, own, toldOf.get(field) ?? [], language)] as const]
        : [],
    ),
  )
  const variables = [...byField.values()].flatMap((own) => own.variables)
  const diagrams = createDiagrams(variables.map(sizeOf), budget)
  const indexes = Map.groupBy(variables.keys(), (index): string => variables[index]?.field ?? '')
  const known = new Map<string, ContextSet>()
  const named = new Map<string, ReadonlySet<number>>()

  function createLeafSet(leaf: Leaf): ContextSet {
    const own = byField.get(leaf.field)
    if (own === undefined) return everything
    const { marked, isBeyond } = own.groupsFor(leaf)
    if (isBeyond) return everything
    const some = (indexes.get(leaf.field) ?? [])
      .map((number, index) => diagrams.having(number, (value) => marked[index]?.includes(value) === true))
      .reduce(diagrams.or, nothing)
    return isListAbsence(leaf, project) ? diagrams.not(some) : some
  }

  function setOfLeaf(leaf: Leaf): ContextSet {
    const key = keyOf(leaf)
    const set = known.get(key) ?? createLeafSet(leaf)
    known.set(key, set)
    return set
  }

  function elementsNamed(leaf: Leaf): ReadonlySet<number> | undefined {
    if (findField(leaf.field, project)?.item === undefined) return undefined
    const key = keyOf(leaf)
    const elements = named.get(key) ?? findElements(leaf)
    named.set(key, elements)
    return elements
  }

  function findElements(leaf: Leaf): ReadonlySet<number> {
    const { marked = [] } = byField.get(leaf.field)?.groupsFor(leaf) ?? {}
    return new Set((indexes.get(leaf.field) ?? []).filter((_, index) => marked[index]?.includes(1)))
  }

  function atState(value: string): ContextSet {
    const [number] = indexes.get(project.state) ?? []
    if (number === undefined) return everything
    return diagrams.having(number, (index) => variables[number]?.groups[index]?.includes(value) === true)
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
    const draft = emptyDraft(project)
    for (const [number, picked] of diagrams.pick(set)) {
      const { field, groups, isMember } = variables[number] ?? { field: '', groups: [], isMember: true }
      const group = isMember ? (picked === 1 ? groups[0] : undefined) : groups[picked]
      const usual = findField(field, project)?.default
      const value = group?.[0]
      if (value !== usual) writeField(draft, field, value)
    }
    return draft
  }

  return {
    project,
    diagrams,
    variables,
    setOfLeaf,
    isDeciding: (leaf) => asked.has(keyOf(leaf)),
    atState,
    ofState: new Set(indexes.get(project.state)),
    variablesOf: (field) => new Set(indexes.get(field)),
    elementsNamed,
    including,
    witness,
  }
}

const uniqueLeaves = (leaves: readonly Leaf[]): readonly Leaf[] => [
  ...new Map(leaves.map((leaf) => [keyOf(leaf), leaf])).values(),
]

/** Whether a leaf says that a list has no such element: `exists: false`. */
const isListAbsence = ({ field, exists }: Leaf, project: Project): boolean =>
  exists === false && findField(field, project)?.item !== undefined
