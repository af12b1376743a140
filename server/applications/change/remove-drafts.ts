import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { drafts } from '../../database/schema.ts'

interface DraftsToRemove {
  readonly application: string
  /** Owner of the drafts; everybody's if undefined. */
  readonly identity?: string
  readonly form?: string
}

/** Statement that removes the drafts of a form after its answers were sent; all of an application if no form is named. */
export const removeDrafts = (tx: Transaction, { application, identity, form }: DraftsToRemove) =>
  tx
    .delete(drafts)
    .where(
      and(
        eq(drafts.application, application),
        identity === undefined ? undefined : eq(drafts.identity, identity),
        form === undefined ? undefined : eq(drafts.form, form),
      ),
    )
