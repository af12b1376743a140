import type { RefusedPicture } from '#generated/domain'
import type { StoredCondition } from '../applications/stored-condition.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { ruleOf } from './condition.ts'

export type Asked = Pick<StoredCondition, 'category' | 'comments' | 'refused' | 'refusedPictures'>

export interface AskedWords {
  readonly title: string
  readonly description: string
}

/**
 * Returns the title and the request of a condition, as its page also shows them: the reviewer's own words if there are any; for
 * refused pictures of an ID, each document with its reason.
 */
export function askedWords(
  tenant: Tenant,
  { category, comments, refused, refusedPictures = [] }: Asked,
): AskedWords {
  const rule = ruleOf(tenant, category)
  const title = sentence(tenant, rule.title)
  if (comments !== undefined) return { title, description: comments }
  if (refusedPictures.length > 0)
    return { title, description: refusedPictures.map((one) => refusalSentence(tenant, one)).join(' ') }
  const asked = sentence(tenant, rule.description)
  const answer = sentence(tenant, 'conditions.refused')
  return { title, description: refused === true ? `${answer} ${asked}` : asked }
}

function refusalSentence(tenant: Tenant, { document, name, reason }: RefusedPicture): string {
  const kind = sentence(tenant, `document.types.${document}`)
  return sentence(tenant, 'identity.refused.picture', { document: kind, name, reason })
}
