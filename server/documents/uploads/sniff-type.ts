/** Type of a file as it is kept. */
export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Type of a file as it is sent: the default format of iPhones is kept as JPEG. */
export type SentType = UploadType | 'image/heic'

const signatures: readonly (readonly [UploadType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** Detects the type of a file from its first bytes, never from its name or the type that the browser claims. */
export const sniffType = (bytes: Uint8Array): SentType | undefined =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0] ??
  (isHeic(bytes) ? 'image/heic' : undefined)

const heicBrands = ['heic', 'heif', 'heim', 'heis', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** True for an ISO media file of one of these brands. */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return head.startsWith('ftyp') && heicBrands.includes(head.slice(4))
}
