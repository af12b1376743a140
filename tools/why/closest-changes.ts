import { type Context, inState, resolvePage, stateOf } from '#engine'
import type { Project, TenantJourney } from '#source'
import type { PageSets } from '../prove/pages/page-sets.ts'
import { type ContextSet, nothing } from '../prove/sets/diagrams.ts'
import type { Variable } from '../prove/sets/variables.ts'
import { changeContext } from './change-context.ts'
import { describeChange } from './describe-change.ts'
import type { FieldChange } from './page-why.ts'

/**
 * Fewest changes to fields that make a page appear: within the current server state, and in other states if fewer
 * suffice there. The engine has confirmed each result for the applicant.
 */
export function closestChanges(
  effective: TenantJourney,
  sets: PageSets,
  context: Context,
  page: string,
): readonly FieldChange[] {
  const { project } = effective
  const here = stateOf(project, context)
  const known = [...new Set([here, ...project.states])]
  const found = known.flatMap((state) => {
    const change = changeIn(effective, sets, inState(project, context, state), page)
    return change === undefined ? [] : [change]
  })
  const staying = found.find(({ state }) => state === here)
  const elsewhere = found
    .filter(({ state }) => state !== here)
    .sort((a, b) => a.fields.length - b.fields.length)
  const [best] = elsewhere
  const isBetter =
    best !== undefined && (staying === undefined || best.fields.length + 1 < staying.fields.length)
  return [
    ...(staying === undefined ? [] : [{ fields: staying.fields }]),
    ...(isBetter ? [{ serverState: leaving(here, best, elsewhere), fields: best.fields }] : []),
  ]
}

interface Found {
  readonly state: string
  readonly fields: FieldChange['fields']
}

const leaving = (from: string, { state, fields }: Found, all: readonly Found[]) => ({
  from,
  to: state,
  orElse: all
    .filter((other) => other.state !== state && other.fields.length === fields.length)
    .map((other) => other.state),
})

function changeIn(
  { journey, project }: TenantJourney,
  { conditions, pagesIn }: PageSets,
  context: Context,
  page: string,
): Found | undefined {
  const { diagrams, variables } = conditions
  const own = variables.map(({ valueIn }) => valueIn(context))
  const possible = variables.reduce<ContextSet>(
    (set, variable, number) =>
      isFixed(variable, project)
        ? diagrams.and(
            set,
            diagrams.having(number, (value) => value === own[number]),
          )
        : set,
    pagesIn(stateOf(project, context)).get(page) ?? nothing,
  )
  if (possible === nothing) return undefined
  let changed = context
  const fields: FieldChange['fields'][number][] = []
  for (const [number, value] of diagrams.closest(possible, own)) {
    const variable = variables[number]
    if (variable === undefined) continue
    const before = changed
    changed = changeContext(before, variable, value)
    fields.push({
      field: variable.field,
      words: describeChange({ journey, project }, variable, before, changed),
    })
  }
  const shown = resolvePage(journey, changed).page
  if (shown !== page) throw new Error(`The model shows ${page} where the engine shows ${shown}.`)
  return { state: stateOf(project, context), fields }
}

/**
 * Whether a variable is not the applicant's to change: lender, visitor and address; and the server state, which is
 * chosen separately.
 */
const isFixed = ({ field }: Variable, { state, isOfApplication }: Project): boolean =>
  field === state || !isOfApplication(field)
