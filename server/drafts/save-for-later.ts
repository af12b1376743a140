import type { DraftsSaved } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { hasEnded } from '../applications/has-ended.ts'
import type { Transaction } from '../database/database.ts'
import { and, eq, gt } from '../database/drizzle.ts'
import { outbox } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import type { Services } from '../services.ts'
import { letterLink } from '../tenants/letter-link.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findForm } from '../validation/form-validator.ts'
import { findNewer, saveDrafts } from './draft-store.ts'
import { type Draft, formOf, requireDraft, requireForms, requireNamesOnce } from './require-draft.ts'

export interface LaterRequest {
  readonly tenant: Tenant
  /** Locked against other changes. */
  readonly application: Application
  readonly identity: string
  /** E-mail address of the letter. Undefined if there is none yet. */
  readonly recipient: string | undefined
  /** Path on which they continue after signing in. */
  readonly path: string
  /** Forms that they can submit; drafts of other forms are not stored. */
  readonly forms: readonly string[]
  readonly typed: readonly Draft[]
}

const dayMs = 86_400_000

const draftDaysOf = ({ journey }: Tenant): number =>
  requireFigures(journey.source.limits.limits.retention, 'draftDays').draftDays

/**
 * Saves drafts until the person comes back, and mails them a link, at most once a day. Throws a Problem (409)
 * once the application has ended, or if something newer is stored than they have seen.
 */
export async function saveForLater(
  tx: Transaction,
  services: Services,
  request: LaterRequest,
): Promise<DraftsSaved> {
  const { tenant, application, identity, forms } = request
  if (hasEnded(tenant, application)) throw new Problem(409, 'EVENT_NOT_ADMITTED')
  const { most, mostLength } = requireFigures(
    tenant.journey.source.limits.limits.drafts,
    ...(['most', 'mostLength'] as const),
  )
  requireNamesOnce(request.typed)
  requireForms(tenant, request.typed)
  const typed = request.typed.filter((draft) => forms.includes(formOf(draft)))
  for (const draft of typed) requireDraft(findForm(tenant.forms, formOf(draft)), draft, mostLength)
  const at = services.clock.now()
  const owner = { application: application.uuid, identity }
  // Saved on another device since this one looked: whoever saves here decides which is kept, not the order of the presses.
  if ((await findNewer(tx, services.secrets.dataKey, owner, typed)).length > 0)
    throw new Problem(409, 'DRAFT_NEWER')
  const versions = await saveDrafts(tx, services.secrets.dataKey, owner, { typed, at, most })
  return {
    versions: [...versions],
    kept: typed.map(({ name }) => name),
    keptUntil: new Date(at.getTime() + draftDaysOf(tenant) * dayMs).toISOString(),
    isMailed: await mailOnceADay(tx, request, at),
  }
}

/** Mails the link unless a letter of the last day has it. Returns whether there is such a letter. */
async function mailOnceADay(tx: Transaction, request: LaterRequest, at: Date): Promise<boolean> {
  const { tenant, application, recipient, path } = request
  if (recipient === undefined) return false
  const template = 'savedForLater'
  const [earlier] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.application, application.uuid),
        eq(outbox.recipient, recipient),
        eq(outbox.template, template),
        gt(outbox.createdAt, new Date(at.getTime() - dayMs)),
      ),
    )
    .limit(1)
  if (earlier !== undefined) return true
  const values = { url: letterLink(tenant, path), draftDays: String(draftDaysOf(tenant)) }
  await postLetter(tx, tenant, {
    channel: 'MAIL',
    template,
    recipient,
    at,
    application: application.uuid,
    values,
  })
  return true
}
