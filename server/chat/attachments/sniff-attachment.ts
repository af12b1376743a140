import { type SentType, sniffType, type UploadType } from '../../documents/uploads/sniff-type.ts'

export type AttachmentType = UploadType | 'audio/amr' | 'audio/mpeg' | 'text/plain' | 'video/mp4'

/**
 * Detects the type of a file from its bytes, never from its name or the type that the browser claims. Undefined for any other
 * type.
 */
export function sniffAttachment(bytes: Uint8Array): AttachmentType | SentType | undefined {
  const upload = sniffType(bytes)
  if (upload !== undefined) return upload
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  // RFC 4867, section 5.
  if (head.startsWith('#!AMR\n') || head.startsWith('#!AMR-WB\n')) return 'audio/amr'
  if (head.startsWith('ID3') || isMpegFrame(bytes)) return 'audio/mpeg'
  if (head.slice(4, 8) === 'ftyp' && mp4Brands.has(head.slice(8, 12))) return 'video/mp4'
  return isPlainText(bytes) ? 'text/plain' : undefined
}

/** Major brands of MP4 videos from phones and browsers. Pictures and QuickTime have other brands. */
const mp4Brands = new Set([
  ...['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42'],
  ...['avc1', 'dash', 'M4V ', 'MSNV', '3gp4', '3gp5'],
])

/**
 * Checks for two consecutive layer III frames, because the eleven sync bits alone occur in many files (ISO/IEC 11172-3, section
 * 2.4.1.3).
 */
function isMpegFrame(bytes: Uint8Array): boolean {
  const length = frameLength(bytes, 0)
  return length !== undefined && frameLength(bytes, length) !== undefined
}

const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const hertz = { 3: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000], 0: [11_025, 12_000, 8000] }

function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  const version = (second >> 3) & 3
  if (first !== 0xff || second >> 5 !== 7 || ((second >> 1) & 3) !== 1 || version === 1) return undefined
  const isFirst = version === 3
  const rate = kilobits[isFirst ? 1 : 2][third >> 4]
  const frequency = hertz[isFirst ? 3 : version === 2 ? 2 : 0][(third >> 2) & 3]
  if (rate === undefined || rate === 0 || frequency === undefined) return undefined
  return Math.floor(((isFirst ? 144_000 : 72_000) * rate) / frequency) + ((third >> 1) & 1)
}

/**
 * True for UTF-8 text without control characters except line breaks and tabs. Markup counts as text and is served only as text.
 */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text !== '' && !/[^\P{Cc}\t\n\f\r]/u.test(text)
  } catch {
    return false
  }
}
