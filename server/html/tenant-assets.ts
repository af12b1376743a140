import { readFileSync } from 'node:fs'
import path from 'node:path'
import { browserJourney, contentHash } from '#source'
import type { Tenant } from '../tenants/tenant.ts'
import { type Asset, createAsset } from './asset.ts'
import { typeOf } from './built-assets.ts'
import { themeCss } from './theme/theme-css.ts'

/** What a lender's pages load beside the build, each at an address that holds the hash of its content. */
export interface TenantAssets {
  readonly journeyUrl: string
  readonly themeUrl: string
  readonly logoUrl: string
  readonly faviconUrl: string
  readonly byUrl: ReadonlyMap<string, Asset>
}

const made = new WeakMap<Tenant, TenantAssets>()

export function tenantAssets(root: string, base: string, tenant: Tenant): TenantAssets {
  const known = made.get(tenant) ?? createTenantAssets(root, `${base}/assets`, tenant)
  made.set(tenant, known)
  return known
}

function createTenantAssets(root: string, assets: string, tenant: Tenant): TenantAssets {
  const byUrl = new Map<string, Asset>()
  const add = (kind: string, extension: string, content: Buffer): string => {
    const url = `${assets}/${kind}/${tenant.code}.${contentHash(content.toString('base64'))}${extension}`
    byUrl.set(url, createAsset(typeOf(extension.replace('.', 'x.')) ?? 'application/octet-stream', content))
    return url
  }
  const image = (name: string) => {
    const file = path.join(root, 'tenants', tenant.code, name)
    return add(path.basename(name, path.extname(name)), path.extname(name), readFileSync(file))
  }
  return {
    journeyUrl: add('journey', '.json', Buffer.from(JSON.stringify(browserJourney(tenant.effective)))),
    themeUrl: add('theme', '.css', Buffer.from(themeCss(tenant.settings))),
    logoUrl: image(tenant.settings.theme.logo),
    faviconUrl: image(tenant.settings.theme.favicon),
    byUrl,
  }
}
