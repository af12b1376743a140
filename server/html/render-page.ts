import { memoize } from '#engine'
import { deriveTokens, escapeHtml, type Mode, seedsOf } from '#source'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantAssets } from './assets/tenant-assets.ts'
import { descriptionTag, socialTags } from './card/social-tags.ts'
import { type FirstViewParts, renderFirstView } from './first-view/render-first-view.ts'
import { inertJson, organizationInfo } from './organization-info.ts'
import type { FirstPage } from './page-source.ts'

export interface PageParts {
  readonly document: string
  readonly tenant: Tenant
  readonly assets: TenantAssets
  readonly nonce: string
  readonly first?: FirstPage | undefined
  readonly modules: readonly string[]
  /** Set for a page that visitors may see. The one on which they arrive shows the lender before any script runs. */
  readonly firstView?: Pick<FirstViewParts, 'question' | 'isForLater'> | undefined
  /** True outside of production, for trying out the product. */
  readonly isTrial?: boolean | undefined
}

/** Renders the document of a page: the lender's information, theme and journey, and preloads of what the page will load. */
export function renderPage({ document, tenant, assets, nonce, modules, ...page }: PageParts): string {
  const already = (url: string) => document.includes(`"${url}"`)
  const head = [
    `<link rel="stylesheet" href="${assets.themeUrl}" nonce="${nonce}">`,
    ...assets.fontUrls.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${assets.journeyUrl}">`,
    ...[...new Set(modules)]
      .filter((url) => !already(url))
      .map((url) => `<link rel="modulepreload" crossorigin href="${url}" nonce="${nonce}">`),
    ...headOfLender(tenant, assets, page.firstView?.isForLater === false),
    `<script type="application/json" id="organization-info" nonce="${nonce}">${information({ tenant, assets, isTrial: page.isTrial })}</script>`,
  ].join('\n    ')
  // Replaced by functions, because `$&` in a replacement text would be interpreted.
  return document
    .replaceAll('__CSP_NONCE__', () => nonce)
    .replace(/<html lang="[^"]*">/, `<html lang="${tenant.locale}">`)
    .replace('<!--server:no-script-->', () => escapeHtml(sentence(tenant, 'server.page.noScript')))
    .replace('<!--server:head-->', () => head)
    .replace('data-page="" data-form=""', () =>
      page.first ? `data-page="${page.first.page}" data-form="${page.first.form}"` : '',
    )
    .replace('<!--server:first-view-->', () =>
      page.firstView ? renderFirstView({ tenant, assets, nonce, ...page.firstView }) : '',
    )
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(tenant.settings.org.orgMetaData.companyInfo.companyProduct)}</title>`,
    )
}

/**
 * Renders the lender's icon, the browser's theme color, the description for search engines and, on entry pages, the tags for
 * links.
 */
const headOfLender = (tenant: Tenant, assets: TenantAssets, isEntry: boolean): readonly string[] => [
  `<link rel="icon" href="${assets.faviconUrl}">`,
  ...modes.map(
    (mode) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${headerColor(tenant, mode)}">`,
  ),
  descriptionTag(tenant),
  ...(isEntry ? socialTags(tenant, assets) : []),
]

/** Returns the background color of the header. */
function headerColor({ settings: { theme } }: Tenant, mode: Mode): string {
  const { brand = '', bg = '' } = deriveTokens(seedsOf(theme, mode), mode)
  return theme.header === 'brand' ? brand : bg
}

const modes = ['light', 'dark'] as const

/** Serializes the lender's information, once while the lender is unchanged. */
const information = memoize(
  ({ tenant, assets, isTrial }: Pick<PageParts, 'tenant' | 'assets' | 'isTrial'>) =>
    inertJson(organizationInfo(tenant, assets, isTrial)),
  ({ tenant }) => tenant,
)
