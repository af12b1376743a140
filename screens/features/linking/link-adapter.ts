import type { ReactElement } from 'react'
import type { LinkSession } from '#generated/api'
import type { LinkWay } from './link-kind.ts'

/** Result of a vendor's window. */
export type LinkEnd =
  | { readonly kind: 'linked'; readonly publicToken: string; readonly name: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }

export interface LinkWindowProps {
  readonly linking: LinkWay
  readonly session: LinkSession
  /** Whether the result is being sent to the server. */
  readonly busy: boolean
  readonly onEnd: (end: LinkEnd) => void
}

/**
 * Adapter of one vendor. Its window renders within our page and reports its result once. A vendor that sends the applicant
 * to its own site reports nothing here; its return page does.
 */
export interface LinkAdapter {
  readonly Window: (props: LinkWindowProps) => ReactElement | null
}
