import { escapeHtml } from '#source'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { TenantAssets } from '../assets/tenant-assets.ts'
import { cardSize } from './social-card.ts'

/**
 * Renders the description that search engines show: the amounts, without a rate or payment, as on the page itself (12 CFR
 * 1026.16).
 */
export const descriptionTag = (tenant: Tenant): string =>
  `<meta name="description" content="${escapeHtml(sentence(tenant, 'server.entry.amount'))}">`

/**
 * Renders the tags that chats and social networks show for a link: the product, the amounts and the lender's card (Open Graph,
 * ogp.me).
 */
export function socialTags(tenant: Tenant, { cardUrl }: Pick<TenantAssets, 'cardUrl'>): readonly string[] {
  const { baseUrl, orgBrand, orgMetaData } = tenant.settings.org
  const description = sentence(tenant, 'server.entry.amount')
  const properties = {
    'og:type': 'website',
    'og:site_name': orgBrand,
    'og:title': orgMetaData.companyInfo.companyProduct,
    'og:description': description,
    'og:image': new URL(cardUrl, baseUrl).href,
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
    'og:image:alt': `${orgBrand}: ${description}`,
  }
  return [
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
  ]
}
