import type { CopyKey } from '#generated/ids'

export interface SiblingProduct {
  readonly label: CopyKey
  /** Its path on this host (core specification 2). */
  readonly path: string
  /** Shown where this feature of the tenant is on. */
  readonly feature?: string
}

/** Products beside this one, in the order of the menu. */
export const siblingProducts: readonly SiblingProduct[] = [
  { label: 'shell.nav.marketplace', path: '/universal-marketplace' },
  { label: 'shell.nav.portfolio', path: '/portfolio', feature: 'portfolioManager' },
  { label: 'shell.nav.passport', path: '/universal-passport' },
  { label: 'shell.nav.groups', path: '/group-manager' },
  { label: 'shell.nav.pay', path: '/pay' },
  { label: 'shell.nav.exchange', path: '/exchange' },
]
