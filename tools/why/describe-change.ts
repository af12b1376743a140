import { type Context, type Leaf, resolveField } from '#engine'
import { describeLeaf, type Flows, leavesIn, type Project } from '#source'
import type { Variable } from '../prove/sets/variables.ts'

/** Describes a field's change by a condition on the field whose result the change reverses. */
export function describeChange(
  { journey: { source, predicates }, project }: Pick<Flows, 'journey' | 'project'>,
  { field }: Pick<Variable, 'field'>,
  before: Context,
  after: Context,
): string {
  const turned = leavesIn([source.predicates, source.journey, source.serverStates])
    // The engine has checked every condition: each has a field and one operator.
    .map(({ leaf }) => leaf as unknown as Leaf)
    .filter((leaf) => leaf.field === field)
    .map((leaf) => ({ leaf, holds: predicates.compile(leaf)(after), held: predicates.compile(leaf)(before) }))
    .filter(({ holds, held }) => holds !== held)
    .sort((a, b) => Number(b.holds) - Number(a.holds) || sharpness(a.leaf) - sharpness(b.leaf))
  const [first] = turned
  if (first === undefined) return `${field} is something else`
  return describeLeaf(first.leaf, first.holds, project) + exampleOf(field, first, after, project)
}

/** Sorts clauses about one value before those about several. */
const sharpness = (leaf: Leaf): number => (leaf.in ?? leaf.includesAny)?.length ?? 1

/** Example value, if the clause leaves several of an enumeration. */
function exampleOf(
  field: string,
  { leaf, holds }: { readonly leaf: Leaf; readonly holds: boolean },
  after: Context,
  project: Project,
): string {
  const { get, item } = resolveField(field, project)
  const isOne = holds && leaf.equals !== undefined
  if (isOne || item !== undefined || project.values[field] === undefined) return ''
  return ` (for example ${get(after)})`
}
