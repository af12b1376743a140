import { PDFArray, type PDFContext, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { entryOf } from './is-active.ts'

/** Removes the location of a photo within a PDF, which tells as much as a photo sent by itself. */
export function forgetPlace(context: PDFContext, ref: PDFRef): void {
  const stream = context.lookup(ref)
  if (!(stream instanceof PDFRawStream)) return
  const filter = entryOf(stream.dict, 'Filter')
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter]
  if (filters.length === 1 && filters[0] === PDFName.of('DCTDecode'))
    context.assign(ref, PDFRawStream.of(stream.dict, anonymousJpeg(stream.contents)))
}

/** APP1 holds Exif and XMP, APP13 metadata of press agencies; the last is a comment. Other segments hold colours and size. */
const personal = [0xe1, 0xed, 0xfe]

const startOfScan = 0xda

/**
 * Returns a JPEG without the segments that tell where, when and with what it was taken. The picture itself stays byte for byte.
 */
function anonymousJpeg(jpeg: Uint8Array): Uint8Array {
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const end = at + 2 + (jpeg[at + 2] ?? 0) * 256 + (jpeg[at + 3] ?? 0)
    // Broken from here on: viewers show as much as they can.
    if (end < at + 4 || end > jpeg.length) break
    if (!personal.includes(jpeg[at + 1] ?? 0)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}
