import type { KeyRing } from '../../secrets/key-ring.ts'
import { isKeyedHash, keyedHash } from '../../secrets/keyed-hash.ts'

export interface DocumentLink {
  readonly document: string
  readonly connection: string
  /** Expiry in seconds since 1970. */
  readonly expires: number
}

const linkMs = 15 * 60_000

/** Creates the link with which a gateway downloads a document. It is valid for a quarter of an hour. */
export function documentLink(
  key: KeyRing,
  publicUrl: string,
  { document, connection }: Omit<DocumentLink, 'expires'>,
  now: Date,
): string {
  const expires = Math.floor((now.getTime() + linkMs) / 1000)
  const signature = keyedHash(key, textOf({ document, connection, expires }))
  const query = new URLSearchParams({ connection, expires: String(expires), signature })
  return `${publicUrl}/service-vendors/documents/${document}?${query}`
}

/** Checks whether this product signed a link and it has not expired. */
export const isDocumentLink = (key: KeyRing, link: DocumentLink, signature: string, now: Date): boolean =>
  link.expires * 1000 > now.getTime() && isKeyedHash(key, textOf(link), signature)

const textOf = ({ document, connection, expires }: DocumentLink): string =>
  `vendor-document\n${document}\n${connection}\n${expires}`
