import type { CopyKey } from '#generated/ids'

export interface SiblingProduct {
  readonly label: CopyKey
  /** Path on this host (core specification 2). */
  readonly path: string
  /** Feature of the lender that must be on for the product to be shown. */
  readonly feature?: string
}

/** Sibling products, in the order of the menu (core specification 1). */
const siblingProducts: readonly SiblingProduct[] = [
  { label: 'shell.nav.marketplace', path: '/universal-marketplace' },
  { label: 'shell.nav.portfolio', path: '/portfolio', feature: 'portfolioManager' },
  { label: 'shell.nav.passport', path: '/universal-passport' },
  { label: 'shell.nav.groups', path: '/group-manager' },
  { label: 'shell.nav.pay', path: '/pay' },
  { label: 'shell.nav.exchange', path: '/exchange' },
]

/** Returns the label of the product at a path. */
export const siblingLabel = (path: string | null): CopyKey | undefined =>
  siblingProducts.find((product) => product.path === path)?.label

/** Sibling product in a lender's menu. */
export interface SiblingLink extends SiblingProduct {
  /** Address at which the lender has it; undefined where a page of ours says that it is not there yet. */
  readonly address: string | undefined
}

/** Returns the products in a lender's menu: those that it has not taken out, and whose feature is on. */
export const siblingLinks = (
  features: Readonly<Record<string, unknown>>,
  siblings: Readonly<Record<string, unknown>> | null = {},
): readonly SiblingLink[] =>
  siblingProducts.flatMap((product) => {
    const { path, feature } = product
    const own = siblings?.[path]
    if (own === false || (feature !== undefined && features[feature] !== true)) return []
    return [{ ...product, address: typeof own === 'string' ? own : undefined }]
  })
