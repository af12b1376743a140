import {
  type Context,
  type Effects,
  type Field,
  findField,
  type Leaf,
  type PredicateSource,
  type Vocabulary,
} from '#engine'
import type { Services } from '../../services.ts'
import { isSandboxOpen } from '../../settings/sandbox-settings.ts'
import type { ReadField } from '../../tenants/read-fields.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { Application } from '../application.ts'
import { contextOf } from '../context-of.ts'

interface Step {
  readonly before: Application
  readonly after: Application
  /** Undefined for a change without an event. */
  readonly event: string | undefined
}

/**
 * Checks a change against flows/process.json. The linter proves the journey from its needs and effects, so a change that
 * contradicts them is a defect, and the function throws before anything is written. A changed field that no `sets` names throws
 * only while the sandbox is open; otherwise it is logged, and the applicant can go on.
 */
export function requireForeseen(
  { log, sandbox }: Pick<Services, 'sandbox'> & { readonly log: Pick<Services['log'], 'error'> },
  tenant: Tenant,
  step: Step,
): void {
  const what = step.event === undefined ? 'A change without an event' : `The event ${step.event}`
  const unmet = findUnmet(tenant, step)
  if (unmet !== undefined) throw new Error(`${what} ${unmet}`)
  const undeclared = findUndeclared(tenant, step)
  if (undeclared === undefined) return
  const place = step.event === undefined ? `meanwhile.${step.before.state}` : `effects.${step.event}`
  const message = `${what} changes ${undeclared}, which \`sets\` of ${place} in flows/process.json does not name.`
  if (isSandboxOpen(sandbox)) throw new Error(message)
  log.error(message)
}

function findUnmet(tenant: Tenant, step: Step): string | undefined {
  const { journey } = tenant
  const { after } = step
  const context = contextOf(tenant, after)
  const fails = (condition: PredicateSource) => !journey.predicates.compile(condition)(context)
  const given = effectsOf(tenant, step).gives?.find(fails)
  if (given !== undefined) return `does not give ${JSON.stringify(given)}, as flows/process.json says.`
  const need = findUnmetNeed(tenant, after)
  return need === undefined ? undefined : `leads to ${after.state}, which needs ${JSON.stringify(need)}.`
}

/** Returns a need of the application's state that is not met. Undefined if all are. */
export function findUnmetNeed(tenant: Tenant, application: Application): PredicateSource | undefined {
  const { process, journey } = tenant
  const context = contextOf(tenant, application)
  return process.needs?.[application.state]?.find((need) => !journey.predicates.compile(need)(context))
}

/** Returns a field that conditions read and that changed although no effect declares it. */
function findUndeclared(tenant: Tenant, step: Step): string | undefined {
  const { process, readFields, effective } = tenant
  const always = [process.anytime, process.meanwhile?.[step.before.state]]
  const declared = [effectsOf(tenant, step), ...always].flatMap((effects) => effects?.sets ?? [])
  const [old, now] = [contextOf(tenant, step.before), contextOf(tenant, step.after)]
  return readFields.find(
    (read) => !declared.includes(read.field) && !isNamed(effective.project, read, declared, old, now),
  )?.field
}

/** Returns the effects of an event on this application: the first variant whose condition held before it. */
function effectsOf(tenant: Tenant, { event = '', before }: Step): Effects {
  const { process, journey } = tenant
  const context = contextOf(tenant, before)
  const variants = [process.effects?.[event] ?? []].flat()
  return variants.find(({ when }) => when === undefined || journey.predicates.compile(when)(context)) ?? {}
}

/**
 * Whether the new value of a field is among the declared ones; for a list, also the removed elements, as far as conditions read
 * them.
 */
function isNamed(
  project: Vocabulary,
  { field: id, elements }: ReadField,
  declared: NonNullable<Effects['sets']>,
  old: Context,
  now: Context,
): boolean {
  const field = findField(id, project)
  if (field === undefined) return true
  const [gone, come] = [valuesOf(field, old), valuesOf(field, now)]
  const changed = [...added(gone, come), ...(field.item === undefined ? [] : added(come, gone))]
  const named = declared.flatMap((effect) =>
    typeof effect !== 'string' && effect.field === id ? valuesNamedBy(effect) : [],
  )
  if (come.some((value) => value !== undefined) && declared.some((effect) => isOfAny(effect, id))) return true
  const isAsked = (value: unknown) => field.item === undefined || elements?.includes(value) !== false
  return changed.filter(isAsked).every((value) => named.includes(value))
}

/** Whether a field may become any value, if only it has one. */
const isOfAny = (effect: string | Leaf, id: string): boolean =>
  typeof effect !== 'string' && effect.field === id && effect.exists === true

const valuesNamedBy = ({ in: values, includesAny }: Leaf): readonly unknown[] => values ?? includesAny ?? []

const added = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  after.filter((value) => !before.includes(value))

function valuesOf({ get, item }: Field, context: Context): readonly unknown[] {
  const value = get(context) ?? undefined
  if (item === undefined) return [value]
  return Array.isArray(value) ? value.map((each) => each?.[item]) : []
}
