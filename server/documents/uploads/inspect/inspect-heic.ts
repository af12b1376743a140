import decode from 'heic-decode'
import sharp from 'sharp'
import { encodeJpeg } from './inspect-picture.ts'
import {
  FileRefused,
  type InspectedFile,
  type InspectionLimits,
  type InspectionRequest,
} from './inspection.ts'

/**
 * Returns the first picture of a HEIC file as a JPEG, upright and without metadata. Throws FileRefused if it has too many
 * pixels, and an error if it does not decode.
 */
export async function inspectHeic(
  { bytes }: InspectionRequest,
  limits: InspectionLimits,
): Promise<InspectedFile> {
  const pictures = await decode.all({ buffer: bytes })
  try {
    const [first] = pictures
    if (first === undefined) throw new Error('The file holds no picture.')
    // Known before anything is unpacked.
    const { width, height } = first
    if (width * height > limits.maxPixels)
      throw new FileRefused('FILE_TOO_DETAILED', `${width} by ${height} pixels`)
    const { data, ...size } = await first.decode()
    return await encodeJpeg(sharp(data, { raw: { ...size, channels: 4 } }), limits, '4:2:0')
  } finally {
    pictures.dispose()
  }
}
