import type { PropertyAddress } from './protocol.ts'

/**
 * Directory that suggests addresses while somebody types. Called while a page waits: responds or throws within 10 seconds. It
 * only reads, so its calls have no key.
 */
export interface AddressDirectory {
  /** Returns at most five addresses, the likeliest first. Empty if too little was typed. */
  readonly suggest: (typed: string) => Promise<readonly PropertyAddress[]>
}
