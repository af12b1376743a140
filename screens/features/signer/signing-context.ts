import { createContext, use } from 'react'
import type { SignerView } from '#generated/api'
import type { PageId } from '#generated/ids'

/** Tasks of an additional signer, and the page where they belong. */
export interface SigningValue {
  readonly view: SignerView
  readonly position: PageId
  /** Shows the view that a request returned. */
  readonly show: (view: SignerView) => void
  readonly refresh: () => Promise<void>
}

export const SigningContext = createContext<SigningValue | undefined>(undefined)

export function useSigning(): SigningValue {
  const value = use(SigningContext)
  if (!value) throw new Error('This screen belongs below heloc-signer: nobody signs here.')
  return value
}
