import { constants, inflateSync } from 'node:zlib'
import { PDFArray, PDFName, PDFNumber, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import { FileRefused, type InspectionLimits } from './inspection.ts'
import { entryOf } from './is-active.ts'

/**
 * Counts the unpacked size of a PDF's streams, so that a small file cannot exhaust a reader's memory: pixels for each picture,
 * bytes for all other content together. The count throws FileRefused beyond the limits.
 */
export function createUnpackedCount({ maxPixels, maxUnpackedBytes }: InspectionLimits) {
  let left = maxUnpackedBytes
  return (stream: PDFStream): void => {
    if (entryOf(stream.dict, 'Subtype') === PDFName.of('Image')) requireFewPixels(stream, maxPixels)
    else if (stream instanceof PDFRawStream) left -= unpackedLength(stream.contents, deflations(stream), left)
    if (left <= 0) throw tooMuch(maxUnpackedBytes)
  }
}

function requireFewPixels(image: PDFStream, maxPixels: number): void {
  const [width, height] = ['Width', 'Height'].map((name) => {
    const value = entryOf(image.dict, name)
    return value instanceof PDFNumber ? value.asNumber() : 0
  })
  if ((width ?? 0) * (height ?? 0) > maxPixels)
    throw new FileRefused('FILE_TOO_DETAILED', `A picture of ${width} by ${height} pixels`)
}

/** Returns how often a stream is deflated, counted from the outside. */
function deflations({ dict }: PDFRawStream): number {
  const filter = entryOf(dict, 'Filter')
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter]
  const isOther = (one: unknown) => one !== PDFName.FlateDecode && one !== PDFName.of('Fl')
  const other = filters.findIndex(isOther)
  return other === -1 ? filters.length : other
}

function unpackedLength(packed: Uint8Array, times: number, maxOutputLength: number): number {
  if (times === 0 || packed.length === 0) return packed.length
  try {
    const inflated = inflateSync(packed, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH })
    return unpackedLength(inflated, times - 1, maxOutputLength)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw tooMuch(maxOutputLength)
    if (error instanceof FileRefused) throw error
    // Viewers show as much of a broken stream as they can.
    return packed.length
  }
}

const tooMuch = (bytes: number): FileRefused =>
  new FileRefused('FILE_TOO_COMPLEX', `More than ${bytes} bytes unpacked`)
