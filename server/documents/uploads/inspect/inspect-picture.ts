import sharp, { type Sharp } from 'sharp'
import {
  FileRefused,
  type InspectedFile,
  type InspectionLimits,
  type InspectionRequest,
} from './inspection.ts'

// Only these two formats are ever decoded, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
// Each process opens one file after another, and never the same twice.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Returns a picture with its pixels alone: upright, in sRGB, without metadata. Throws FileRefused if it does not decode
 * completely.
 */
export async function inspectPicture(
  { contentType, bytes }: InspectionRequest,
  limits: InspectionLimits,
): Promise<InspectedFile> {
  const { width, height, chromaSubsampling } = await sharp(bytes).metadata()
  if (width * height > limits.maxPixels)
    throw new FileRefused('FILE_TOO_DETAILED', `${width} by ${height} pixels`)
  const decoded = () => sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxPixels }).autoOrient()
  const toJpeg = () => encodeJpeg(decoded(), limits, chromaSubsampling)
  if (contentType === 'image/jpeg') return toJpeg()
  const png = await decoded().png().toBuffer()
  return png.length <= limits.maxBytes ? { contentType: 'image/png', bytes: png, pages: 1 } : toJpeg()
}

/** Encodes a decoded picture on white, with the color resolution that it had. */
export const encodeJpeg = async (
  picture: Sharp,
  { jpegQuality: quality }: InspectionLimits,
  chromaSubsampling?: string,
): Promise<InspectedFile> => ({
  contentType: 'image/jpeg',
  bytes: await picture
    .flatten({ background: 'white' })
    .jpeg({ quality, chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4' })
    .toBuffer(),
  pages: 1,
})
