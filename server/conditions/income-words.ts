import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { AskedWords } from './asked-words.ts'

/** Returns the words about an insufficient proof of income, as the page for uploading another one shows them. */
export const incomeWords = (tenant: Tenant): AskedWords => ({
  title: sentence(tenant, 'income.review.more.title'),
  description: sentence(tenant, 'income.review.more.text'),
})
