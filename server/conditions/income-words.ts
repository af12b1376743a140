import type { CopyKey } from '#generated/ids'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { AskedWords } from './asked-words.ts'

/** What is said of a proof of income that did not show enough, as the page says it on which another one is uploaded. */
export const incomeWords = (tenant: Tenant): AskedWords => ({
  title: sentence(tenant, 'income.review.more.title' satisfies CopyKey),
  description: sentence(tenant, 'income.review.more.text' satisfies CopyKey),
})
