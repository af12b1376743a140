import type { PropertyAddress } from './property-address.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Notaries, by video and in person. Jobs call `openSession`, `visit` and `callOff`, which respond or throw within 120 seconds.
 * `joinSession`, `findSlots` and `book` are called while a page waits and have 10 seconds.
 */
export interface Notary {
  /** Appoints a notary for a video session, with the code that the notary shows in it. */
  readonly openSession: (
    call: VendorCall,
  ) => Promise<{ readonly notary: string; readonly sessionCode: string }>
  /** Starts the video of an opened session; `FAILED` leads to an appointment in person. */
  readonly joinSession: (
    participant: { readonly lastName: string },
    call: VendorCall,
  ) => Promise<'OPEN' | 'FAILED'>
  /**
   * Finds free times of a notary near a home, from the business day after `from` on. `timeZone` is the home's (IANA name).
   * `slots` are times (ISO 8601, UTC), empty if none is free; `office` is the address for an appointment there.
   */
  readonly findSlots: (
    address: PropertyAddress,
    when: { readonly from: Date; readonly timeZone: string },
    call: VendorCall,
  ) => Promise<{ readonly notary: string; readonly office: string; readonly slots: readonly string[] }>
  /**
   * Books a free time (ISO 8601, UTC), in place of an earlier one of the same application. `TAKEN` if it is not free any more:
   * the earlier one stays then.
   */
  readonly book: (
    address: PropertyAddress,
    appointment: { readonly place: 'HOME' | 'OFFICE'; readonly startsAt: string; readonly lastName: string },
    call: VendorCall,
  ) => Promise<'BOOKED' | 'TAKEN'>
  /** Calls off an appointment that is still to come, because the application has ended. */
  readonly callOff: (
    appointment: { readonly startsAt: string },
    call: VendorCall,
  ) => Promise<{ readonly reference: string }>
  /** Returns the result of an appointment after its time. */
  readonly visit: (
    address: PropertyAddress,
    appointment: { readonly place: 'HOME' | 'OFFICE'; readonly lastName: string },
    call: VendorCall,
  ) => Promise<'SIGNED' | 'MISSED'>
}
