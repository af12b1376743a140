export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png'

const signatures: readonly (readonly [UploadType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** Detects the type of a file from its first bytes, never from its name or the type that the browser claims. */
export const sniffType = (bytes: Uint8Array): UploadType | undefined =>
  signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0]

const heicBrands = ['heic', 'heif', 'heim', 'heis', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']

/** True for a picture in the default format of iPhones: an ISO media file of one of these brands. */
export function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1')
  return head.startsWith('ftyp') && heicBrands.includes(head.slice(4))
}
