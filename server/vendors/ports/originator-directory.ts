import type { AnswerOf, RequestOf } from './protocol.ts'

/**
 * Lead portal: directory of the people who send applicants. Called while a page waits: responds or throws within 10 seconds. It
 * only reads, so its calls have no key.
 */
export interface OriginatorDirectory {
  /** Finds an originator. Undefined if nobody has that uuid. */
  readonly find: (uuid: string) => Promise<Originator | undefined>
  /** Reads a picture, which this server passes on because pages load from no other origin. Undefined if it does not exist. */
  readonly picture: (uuid: string, kind: OriginatorPicture) => Promise<Picture | undefined>
}

export type OriginatorPicture = RequestOf<'originators.picture'>['kind']

/** Person who sends applicants, with the pictures that `picture` returns. */
export type Originator = NonNullable<AnswerOf<'originators.find'>['originator']>

export interface Picture {
  /** image/svg+xml, image/png or image/jpeg. */
  readonly contentType: string
  readonly bytes: Uint8Array
}
