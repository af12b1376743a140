import { randomUUID } from 'node:crypto'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/change/patch.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import { withoutRefused } from '../documents/uploads/identity-documents.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { AskedCondition } from '../vendors/ports/file-review.ts'
import { conditionLetter } from './asking-letter.ts'
import { asksForIdentity, conditionsOf, ruleOf, uploadedDocuments } from './condition.ts'
import { reviewerWords } from './reviewer-words.ts'

export interface RaisedCondition extends AskedCondition {
  /** Identity of the staff member who asks. */
  readonly judge?: string
}

/**
 * Returns the changes that ask the applicant for something, and the letter about it. Identity documents that are requested
 * again leave the application, as rejected ones do.
 */
export function raiseConditions(
  tenant: Tenant,
  application: Application,
  asked: readonly RaisedCondition[],
  now: Date,
): Pick<Patch, 'heloc' | 'loanFile' | 'letters'> {
  if (asked.length === 0) return {}
  const raised = asked.map((one, index) =>
    conditionFor(tenant, application, one, new Date(now.getTime() + index)),
  )
  const { documents = [] } = application.heloc
  const identity = asked.find((one) => asksForIdentity(tenant, one))
  return {
    loanFile: { conditions: [...conditionsOf(application), ...raised] },
    letters: [conditionLetter(tenant, raised)],
    ...(identity && { heloc: { documents: withoutRefused(tenant, documents, identity.refusedPictures) } }),
  }
}

/** Returns the condition that a request raises. */
export function conditionFor(
  tenant: Tenant,
  application: Application,
  { category, requestDocuments, numDocsRequired, ...asked }: RaisedCondition,
  created: Date,
): StoredCondition {
  const rule = ruleOf(tenant, category)
  const comments = reviewerWords(asked.commentsToBorrower)
  const notes = reviewerWords(asked.notes)
  const documents = requestDocuments ?? rule.documents ?? []
  return {
    uuid: randomUUID(),
    category,
    created: created.toISOString(),
    state: 'OPEN',
    documents: [...documents],
    count: numDocsRequired ?? Math.max(documents.length, defaultCount(tenant, rule.defaultCount)),
    ...(comments !== undefined && { comments }),
    ...(notes !== undefined && { notes }),
    ...(asked.refusedPictures !== undefined && { refusedPictures: asked.refusedPictures }),
    ...(asked.judge !== undefined && { judge: asked.judge }),
    seen: uploadedDocuments(application),
  }
}

/** Reads a figure of flows/limits.json by its path, such as paystubs.defaultCount. */
function defaultCount(tenant: Tenant, path = ''): number {
  const [limit = '', figure = ''] = path.split('.')
  return tenant.effective.source.limits.limits[limit]?.[figure] ?? 0
}
