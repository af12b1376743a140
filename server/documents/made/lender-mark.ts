import sharp from 'sharp'
import { memoize } from '#engine'
import type { Tenant } from '../../tenants/tenant.ts'

const pixels = 192

/**
 * A lender's icon on white, as PNG for a PDF, which draws no SVG; undefined where it cannot be drawn, as an icon of
 * Windows: its initial stands there then, because no document of the law waits for a picture.
 */
export const lenderMark = memoize(
  async (images: Tenant['effective']['images']): Promise<Buffer | undefined> => {
    if (images.favicon === undefined) return undefined
    return drawMark(images.favicon).catch(() => undefined)
  },
)

async function drawMark(icon: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(icon, { limitInputPixels: false }).metadata()
  // An SVG is drawn at its units an inch, of which there are 72: here, so many that it has the pixels that it is to have.
  const density = Math.max(1, (72 * pixels) / Math.max(width, height))
  return sharp(icon, { density, limitInputPixels: 4096 ** 2 })
    .resize(pixels, pixels, { fit: 'contain', background: white })
    .flatten({ background: white })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const white = '#ffffff'
