import { titleOf } from '#engine'
import { findSentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns the title that a page has in an aspect of the server state. An unknown page gets that of the dashboard, which leads
 * on from there.
 */
export function pageTitle(tenant: Tenant, page: string, aspect?: string): string {
  const { pages } = tenant.effective.source
  const title = titleOf(pages, page, aspect) ?? titleOf(pages, 'dashboard')
  return (title === undefined ? undefined : findSentence(tenant, title)) ?? page
}
