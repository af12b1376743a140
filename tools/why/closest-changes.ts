import { type Context, resolvePage } from '#engine'
import { fieldEnums, fields } from '#generated/fields'
import type { TenantJourney } from '#source'
import type { PageSets } from '../prove/page-sets.ts'
import { type ContextSet, nothing } from '../prove/sets/diagrams.ts'
import type { Variable } from '../prove/sets/variables.ts'
import { changeContext } from './change-context.ts'
import { describeChange } from './describe-change.ts'
import type { Change } from './page-why.ts'

/**
 * The fewest fields that would have to differ for a page to be shown: while the server's state stays, and if fewer are
 * enough where it does not, in any. The engine has answered each of them for the applicant with these changes.
 */
export function closestChanges(
  effective: TenantJourney,
  sets: PageSets,
  context: Context,
  page: string,
): readonly Change[] {
  const here = stateOf(context)
  const known = [...new Set([here, ...(fieldEnums['status.checklistStatus'] ?? [])])]
  const found = known.flatMap((state) => {
    const change = changeIn(effective, sets, inState(context, state), page)
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
  readonly fields: Change['fields']
}

const leaving = (from: string, { state, fields }: Found, all: readonly Found[]) => ({
  from,
  to: state,
  orElse: all
    .filter((other) => other.state !== state && other.fields.length === fields.length)
    .map((other) => other.state),
})

const stateOf = (context: Context): string => String(fields['status.checklistStatus'].get(context))

const inState = (context: Context, state: string): { readonly state: string; readonly context: Context } => ({
  state,
  // The state is one of the enumeration, or the one that the context has already.
  context: { ...context, status: { ...context.status, checklistStatus: state } } as Context,
})

function changeIn(
  { journey }: TenantJourney,
  { conditions, pagesIn }: PageSets,
  { state, context }: ReturnType<typeof inState>,
  page: string,
): Found | undefined {
  const { diagrams, variables } = conditions
  const own = variables.map(({ valueIn }) => valueIn(context))
  const possible = variables.reduce<ContextSet>(
    (set, variable, number) =>
      isFixed(variable)
        ? diagrams.and(
            set,
            diagrams.having(number, (value) => value === own[number]),
          )
        : set,
    pagesIn(state).get(page) ?? nothing,
  )
  if (possible === nothing) return undefined
  let changed = context
  const fields: Change['fields'][number][] = []
  for (const [number, value] of diagrams.closest(possible, own)) {
    const variable = variables[number]
    if (variable === undefined) continue
    const before = changed
    changed = changeContext(before, variable, value)
    fields.push({ field: variable.field, words: describeChange(journey, variable, before, changed) })
  }
  const shown = resolvePage(journey, changed).page
  if (shown !== page) throw new Error(`The model shows ${page} where the engine shows ${shown}.`)
  return { state, fields }
}

/** What is not the applicant's: the lender, who is looking, the address; and the server's state, which is chosen apart. */
const isFixed = ({ field }: Variable): boolean =>
  field === 'status.checklistStatus' || /^(tenant|session|query)\./.test(field)
