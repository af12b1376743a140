import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Notaries, by video and in person. `openSession` and `visit` are called by jobs and answer or throw within 120 seconds;
 * `joinSession` and `findSlots` are called while a page waits, and have 10.
 */
export interface Notary {
  /** Appoints a notary for a session by video, with the code that they show in it. */
  readonly openSession: (
    call: VendorCall,
  ) => Promise<{ readonly notary: string; readonly sessionCode: string }>
  /** Whether the video of an opened session comes about; `FAILED` leads to an appointment in person. */
  readonly joinSession: (
    participant: { readonly lastName: string },
    call: VendorCall,
  ) => Promise<'OPEN' | 'FAILED'>
  /**
   * Free times of a notary near a home, from the business day after `from` on, in the home's time zone (IANA name). `slots` are
   * instants (ISO 8601, UTC), empty if none is free; `office` is the address for an appointment there.
   */
  readonly findSlots: (
    address: PropertyAddress,
    when: { readonly from: Date; readonly timeZone: string },
    call: VendorCall,
  ) => Promise<{ readonly notary: string; readonly office: string; readonly slots: readonly string[] }>
  /** Result of an appointment, asked for after its time has come. */
  readonly visit: (
    address: PropertyAddress,
    appointment: { readonly place: 'HOME' | 'OFFICE'; readonly lastName: string },
    call: VendorCall,
  ) => Promise<'SIGNED' | 'MISSED'>
}
