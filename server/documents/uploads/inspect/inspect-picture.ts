import sharp from 'sharp'
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
  const toJpeg = () =>
    decoded()
      .flatten({ background: 'white' })
      .jpeg({
        quality: limits.jpegQuality,
        chromaSubsampling: chromaSubsampling === '4:2:0' ? '4:2:0' : '4:4:4',
      })
      .toBuffer()
  if (contentType === 'image/jpeg') return { contentType, bytes: await toJpeg(), pages: 1 }
  const png = await decoded().png().toBuffer()
  return png.length <= limits.maxBytes
    ? { contentType, bytes: png, pages: 1 }
    : { contentType: 'image/jpeg', bytes: await toJpeg(), pages: 1 }
}
