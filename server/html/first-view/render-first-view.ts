import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tenant } from '../../tenants/tenant.ts'
import type { TenantAssets } from '../assets/tenant-assets.ts'
import type { DrawnQuestion } from './draw-question.ts'
import { renderEntryPanel } from './render-entry-panel.ts'

export interface FirstViewParts {
  readonly tenant: Tenant
  readonly assets: TenantAssets
  readonly nonce: string
  /** The first question, if the page asks it. */
  readonly question: DrawnQuestion | undefined
  /** Whether the page itself does not show the panel, but may lead to an entry page without another document. */
  readonly isForLater: boolean
}

/**
 * Renders what a visitor sees of an entry page before its scripts have come: the first question, which can be answered at once, or
 * the lender's mark and the entry panel. The browser takes over what was answered with its first page, and removes the rest.
 */
export function renderFirstView({ tenant, assets, nonce, question, isForLater }: FirstViewParts): string {
  const style = `<style nonce="${nonce}">${styles}</style>`
  if (isForLater) return `${style}<div id="first-view" hidden>${renderEntryPanel(tenant, assets)}</div>`
  if (question === undefined) return `${style}${renderMark(tenant, assets)}`
  return `${style}
    <div class="first-view" id="first-view" data-known-by="${question.knownBy.join(' ')}">
      <script nonce="${nonce}">${script}</script>
      ${question.html}
    </div>`
}

const renderMark = (tenant: Tenant, assets: TenantAssets): string => `
    <div class="frame first-view" id="first-view">
      <div class="site-header" aria-hidden="true"><div class="site-header-inner"><span class="brand"><img src="${assets.logoUrl}" alt="" height="32"></span></div></div>
      <main><div class="frame-body"><div class="with-side">
        <div class="application-side"></div>
        <div class="page"></div>
        ${renderEntryPanel(tenant, assets)}
      </div></div></main>
    </div>`

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')

const styles = read('first-view.css')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ ?([{};,>~]) ?/g, '$1')

const script = read('first-view.js').replaceAll(/^\s*(\/\/.*)?\n?/gm, '')
