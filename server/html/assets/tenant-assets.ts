import path from 'node:path'
import { memoize } from '#engine'
import {
  browserJourney,
  contentHash,
  drawFavicon,
  type FontFace,
  faceKey,
  fontMetrics,
  type TenantImages,
} from '#source'
import { once } from '../../http/once.ts'
import { createRecent } from '../../http/recent.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { TenantDirectory } from '../../tenants/tenant-directory.ts'
import { cardWords, drawSocialCard } from '../card/social-card.ts'
import { type Asset, createAsset } from './asset.ts'
import { typeOf } from './built-assets.ts'
import { themeCss } from './theme-css.ts'

/** Addresses of a lender's files that its pages load beside the build; each contains the hash of the content. */
export interface TenantAssets {
  readonly journeyUrl: string
  readonly copyUrl: string
  readonly themeUrl: string
  readonly logoUrl: string
  /** Logos that the style shows instead on backgrounds that the usual one is not drawn for. */
  readonly otherLogoUrls: readonly string[]
  readonly faviconUrl: string
  /** Picture beside a link to the lender, drawn on first request. */
  readonly cardUrl: string
  /** Undefined if the lender has none: the entry panel then shows the product's own. */
  readonly illustrationUrl: string | undefined
  /** Fonts that every page of the lender uses, preloaded with the document. */
  readonly fontUrls: readonly string[]
}

export interface AssetStore {
  readonly assetsOf: (tenant: Tenant) => TenantAssets
  /**
   * Finds the file at an address below `<base>/assets/`, of any lender. It includes versions from before a change, because an
   * open page continues with the files that it began with.
   */
  readonly find: (address: string) => Asset | Promise<Asset> | undefined
}

/** Most contents cached, those of about a hundred lenders. A dropped one is created again on request. */
const mostContents = 500

/**
 * Quality of Brotli, 0 to 11. With a thousand lenders there is always one whose files are not cached: its journey takes 2 ms
 * instead of 30, for a tenth more bytes.
 */
const quality = 5

/** Creates the store. Lenders without differences share the bytes, which are compressed on first request. */
export function createAssetStore(base: string, tenants: Pick<TenantDirectory, 'find'>): AssetStore {
  const contents = createRecent<() => Asset | Promise<Asset>>(mostContents)

  const create = (tenant: Tenant): TenantAssets => {
    const keep = (file: string, hash: string, make: () => Asset | Promise<Asset>): string => {
      const { name, ext } = path.parse(file)
      contents.keep(hash, contents.find(hash) ?? once(make))
      return `${base}/assets/${tenant.code}/${name}.${hash}${ext}`
    }
    const add = (name: string, extension: string, content: Buffer): string =>
      keep(`${name}${extension}`, contentHash(content), () =>
        createAsset(typeNamed(extension), content, quality),
      )
    const json = (name: string, value: object) => add(name, '.json', Buffer.from(JSON.stringify(value)))
    const image = (name: keyof TenantImages, file: string) => {
      const { ext } = path.parse(file)
      return add(name, ext, Buffer.from(tenant.effective.images[name] ?? []))
    }
    const { org, theme } = tenant.settings
    const { logo, logoDark, logoShape, favicon, illustration, fonts } = theme
    const faces = (fonts?.faces ?? []).flatMap(({ file, weight }, index): FontFace[] => {
      const bytes = tenant.effective.images[faceKey(index)]
      const metrics = bytes && fontMetrics(bytes)
      return metrics ? [{ weight, metrics, url: image(faceKey(index), file) }] : []
    })
    const darkLogoUrl = logoDark && image('logoDark', logoDark)
    const logoShapeUrl = logoShape && image('logoShape', logoShape)
    const { first, later } = browserJourney(tenant.effective)
    return {
      journeyUrl: json('journey', first),
      copyUrl: json('copy', later),
      themeUrl: add('theme', '.css', Buffer.from(themeCss(theme, { darkLogoUrl, logoShapeUrl, faces }))),
      logoUrl: image('logo', logo),
      otherLogoUrls: [darkLogoUrl, logoShapeUrl].filter((url) => url !== undefined),
      faviconUrl: favicon
        ? image('favicon', favicon)
        : add('favicon', '.svg', Buffer.from(drawFavicon(org.orgBrand, theme.brand))),
      cardUrl: keep('card.png', contentHash(cardSource(tenant)), async () =>
        createAsset(typeNamed('.png'), await drawSocialCard(tenant), quality),
      ),
      illustrationUrl: illustration ? image('illustration', illustration) : undefined,
      fontUrls: faces.map(({ url }) => url),
    }
  }
  const assetsOf = memoize(create)
  const isOf = (assets: TenantAssets, address: string): boolean =>
    Object.values(assets).flat().includes(`${base}/assets/${address}`)
  return {
    assetsOf,
    find: (address) => {
      const [, code = '', hash = ''] = /^([^/]+)\/[^/]+\.(\w+)\.\w+$/.exec(address) ?? []
      // Another server may have written the document, or this one long ago. Nothing is created for an invalid address.
      const found = contents.find(hash) === undefined ? tenants.find(code) : undefined
      const tenant = [...(found?.translations.values() ?? [])].find((one) => isOf(assetsOf(one), address))
      if (tenant !== undefined && contents.find(hash) === undefined) create(tenant)
      return contents.find(hash)?.()
    },
  }
}

/** Returns everything that a card shows; its hash in the address tells cards apart. */
const cardSource = (tenant: Tenant): Buffer =>
  Buffer.concat([
    Buffer.from(JSON.stringify([tenant.settings.theme, cardWords(tenant)])),
    tenant.effective.images.favicon ?? Buffer.of(),
  ])

const typeNamed = (extension: string): string => typeOf(`x${extension}`) ?? 'application/octet-stream'
