import type { ComponentType } from 'react'
import type { LinkSession } from '#generated/api'
import type { LinkWay } from './link-kind.ts'

/** How a vendor's window ended. */
export type LinkEnd =
  | { readonly kind: 'linked'; readonly publicToken: string; readonly name: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }

export interface LinkWindowProps {
  readonly linking: LinkWay
  readonly session: LinkSession
  /** What was linked is on its way to the server. */
  readonly busy: boolean
  readonly onEnd: (end: LinkEnd) => void
}

/**
 * One vendor. Its window draws itself within our page and says once how it ended; a vendor that takes the applicant to a
 * site of its own says nothing here, and is heard of at its return page.
 */
export interface LinkAdapter {
  readonly Window: ComponentType<LinkWindowProps>
}
