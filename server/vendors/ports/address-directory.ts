import type { PropertyAddress } from './property-address.ts'

/**
 * Suggests addresses while somebody types. Called while a page waits: answers or throws within 10 seconds. It only reads, so its
 * calls have no key.
 */
export interface AddressDirectory {
  /** The likeliest first, at most five; empty if too little was typed to tell. */
  readonly suggest: (typed: string) => Promise<readonly PropertyAddress[]>
}
