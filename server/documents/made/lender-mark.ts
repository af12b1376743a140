import sharp from 'sharp'
import { memoize } from '#engine'
import type { Tenant } from '../../tenants/tenant.ts'

const pixels = 192

/** Pixels an inch at which an SVG is drawn before it is made smaller: sharp for an icon of 16 units and more. */
const density = 864

/**
 * A lender's icon on white, as PNG for a PDF, which draws no SVG; undefined where it cannot be drawn, as an icon of
 * Windows: its initial stands there then, because no document of the law waits for a picture.
 */
export const lenderMark = memoize(
  async (images: Tenant['effective']['images']): Promise<Buffer | undefined> => {
    if (images.favicon === undefined) return undefined
    return sharp(images.favicon, { density, limitInputPixels: 4096 ** 2 })
      .resize(pixels, pixels, { fit: 'contain', background: white })
      .flatten({ background: white })
      .png({ compressionLevel: 9 })
      .toBuffer()
      .catch(() => undefined)
  },
)

const white = '#ffffff'
