import { sentence } from '../tenants/sentence.ts'
import { escapeHtml, type PageParts } from './render-page.ts'

/** The document of the staff: a theme and an icon; it needs no journey. */
export function renderAgentPage({ document, tenant, assets, nonce }: Omit<PageParts, 'modules'>): string {
  const head = [
    `<link rel="stylesheet" href="${assets.themeUrl}" nonce="${nonce}">`,
    `<link rel="icon" href="${assets.faviconUrl}">`,
  ].join('\n    ')
  return document
    .replaceAll('__CSP_NONCE__', () => nonce)
    .replace('<!--server:no-script-->', () => escapeHtml(sentence(tenant, 'server.page.noScript')))
    .replace('<!--server:head-->', () => head)
}
