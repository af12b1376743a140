import type { AnswerOf, PropertyAddress, RequestOf } from './protocol.ts'
import type { VendorCall } from './vendor-call.ts'

/**
 * Notaries, by video and in person. Jobs call `openSession`, `visit` and `callOff`, which respond or throw within 120 seconds.
 * `joinSession`, `findSlots` and `book` are called while a page waits and have 10 seconds.
 */
export interface Notary {
  /** Appoints a notary for a video session, with the code that the notary shows in it. */
  readonly openSession: (call: VendorCall) => Promise<AnswerOf<'notary.openSession'>>
  /** Starts the video of an opened session; `FAILED` leads to an appointment in person. */
  readonly joinSession: (
    participant: RequestOf<'notary.joinSession'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'notary.joinSession'>['outcome']>
  /**
   * Finds free times of a notary near a home, from the business day after `from` on. `timeZone` is the home's (IANA name).
   * `slots` are times (ISO 8601, UTC), empty if none is free; `office` is the address for an appointment there.
   */
  readonly findSlots: (
    address: PropertyAddress,
    when: { readonly from: Date; readonly timeZone: string },
    call: VendorCall,
  ) => Promise<AnswerOf<'notary.findSlots'>>
  /**
   * Books a free time (ISO 8601, UTC), in place of an earlier one of the same application. `TAKEN` if it is not free any more:
   * the earlier one stays then.
   */
  readonly book: (
    address: PropertyAddress,
    appointment: Omit<RequestOf<'notary.book'>, 'address'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'notary.book'>['outcome']>
  /** Calls off an appointment that is still to come, because the application has ended. */
  readonly callOff: (
    appointment: RequestOf<'notary.callOff'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'notary.callOff'>>
  /** Returns the result of an appointment after its time. */
  readonly visit: (
    address: PropertyAddress,
    appointment: Omit<RequestOf<'notary.visit'>, 'address'>,
    call: VendorCall,
  ) => Promise<AnswerOf<'notary.visit'>['outcome']>
}
