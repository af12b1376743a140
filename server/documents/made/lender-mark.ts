import sharp from 'sharp'
import { memoize } from '#engine'
import type { Tenant } from '../../tenants/tenant.ts'

const pixels = 192

/**
 * Draws a lender's icon on white as PNG, because PDFs support no SVG. Undefined if it cannot be drawn, such as a Windows icon:
 * then the lender's initial is drawn instead, because no legally required document may fail for a picture.
 */
export const lenderMark = memoize(
  async (images: Tenant['effective']['images']): Promise<Buffer | undefined> => {
    if (images.favicon === undefined) return undefined
    return drawMark(images.favicon).catch(() => undefined)
  },
)

async function drawMark(icon: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(icon, { limitInputPixels: false }).metadata()
  // An SVG is drawn at 72 units an inch; this density gives it the wanted number of pixels.
  const density = Math.max(1, (72 * pixels) / Math.max(width, height))
  return sharp(icon, { density, limitInputPixels: 4096 ** 2 })
    .resize(pixels, pixels, { fit: 'contain', background: white })
    .flatten({ background: white })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const white = '#ffffff'
