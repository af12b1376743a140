import { readFileSync } from 'node:fs'
import path from 'node:path'
import { memoize, registrationMessage } from '#engine'
import { escapeHtml } from '#source'
import { findSentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { TenantAssets } from '../assets/tenant-assets.ts'
import { renderEntryPanel } from './render-entry-panel.ts'

export interface FirstViewParts {
  readonly tenant: Tenant
  readonly assets: TenantAssets
  readonly nonce: string
  /** Whether the address is that of the first question, whose heading is then shown at once. */
  readonly isFirstQuestion: boolean
  /** Whether the page itself does not show the panel, but may lead to an entry page without another document. */
  readonly isForLater: boolean
}

/**
 * Renders what a visitor sees of an entry page before any script runs: the lender's mark, a heading and the entry panel. The
 * browser moves the panel to its place on the page and removes the rest with its first page.
 */
export function renderFirstView({ nonce, isFirstQuestion, isForLater, ...lender }: FirstViewParts): string {
  const { mark, heading, panel } = partsOf(lender)
  if (isForLater) return `<style nonce="${nonce}">${styles}</style><div id="first-view" hidden>${panel}</div>`
  return `<style nonce="${nonce}">${styles}</style>
    <div class="frame first-view" id="first-view">
      <div class="site-header" aria-hidden="true"><div class="site-header-inner">${mark}</div></div>
      <main><div class="frame-body"><div class="with-side">
        <div class="application-side"></div>
        <div class="page page-heading" aria-hidden="true">${isFirstQuestion ? heading : ''}</div>
        ${panel}
      </div></div></main>
    </div>`
}

const styles = readFileSync(path.join(import.meta.dirname, 'first-view.css'), 'utf8')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ ?([{};,>~]) ?/g, '$1')

const partsOf = memoize(
  ({ tenant, assets }: Pick<FirstViewParts, 'tenant' | 'assets'>) => ({
    mark: `<span class="brand"><img src="${assets.logoUrl}" alt="" height="32"></span>`,
    heading: renderHeading(tenant),
    panel: renderEntryPanel(tenant, assets),
  }),
  ({ assets }) => assets,
)

/** Renders the heading of registration's first question, as the page itself will show it. */
function renderHeading(tenant: Tenant): string {
  const [first = ''] = tenant.journey.source.registration.order
  const say = (key: string) => escapeHtml(findSentence(tenant, key) ?? '')
  return [
    `<p class="eyebrow">${say('register.title')}</p>`,
    `<p class="first-view-title">${say(registrationMessage(first, 'title'))}</p>`,
    `<p class="lead">${say(registrationMessage(first, 'lead'))}</p>`,
  ].join('')
}
