import type { CopyKey } from '#generated/ids'

export interface SiblingProduct {
  readonly label: CopyKey
  /** Path on this host (core specification 2). */
  readonly path: string
  /** Feature of the tenant that must be on for the product to be shown. */
  readonly feature?: string
}

/** Sibling products, in the order of the menu. */
export const siblingProducts: readonly SiblingProduct[] = [
  { label: 'shell.nav.marketplace', path: '/universal-marketplace' },
  { label: 'shell.nav.portfolio', path: '/portfolio', feature: 'portfolioManager' },
  { label: 'shell.nav.passport', path: '/universal-passport' },
  { label: 'shell.nav.groups', path: '/group-manager' },
  { label: 'shell.nav.pay', path: '/pay' },
  { label: 'shell.nav.exchange', path: '/exchange' },
]
