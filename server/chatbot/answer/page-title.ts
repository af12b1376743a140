import { findSentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/** Returns the title of a page; an unknown page gets that of the dashboard, which leads on from there. */
export function pageTitle(tenant: Tenant, page: string): string {
  const { pages } = tenant.effective.source.pages
  const title = pages[page]?.title ?? pages.dashboard?.title
  return (title === undefined ? undefined : findSentence(tenant, title)) ?? page
}
