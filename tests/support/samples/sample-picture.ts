import sharp, { type Sharp } from 'sharp'

/** Creates a picture like a photo, with soft colours and grain; the same each time. */
export function samplePicture(width = 320, height = 240): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  let grain = 1
  for (let index = 0; index < pixels.length; index += 1) {
    grain = (grain * 1_103_515_245 + 12_345) & 0x7fffffff
    const [x, y] = [(index / 3) % width, index / 3 / width]
    pixels[index] = 60 + (120 * x) / width + (40 * y) / height + ((grain >> 16) % 12)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Metadata that a telephone writes into a photo: place and camera. */
export const phoneMetadata = {
  IFD0: { Make: 'Telephone' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '43/1 39/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '70/1 15/1 0/1',
  },
}

/** Mean and greatest difference between two pictures of the same size, in levels of 255. */
export async function differenceOf(
  one: Uint8Array,
  other: Uint8Array,
): Promise<{ readonly mean: number; readonly most: number }> {
  const [a, b] = await Promise.all([one, other].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()))
  if (a === undefined || a.length !== b?.length) throw new Error('The pictures differ in size.')
  const differences = a.map((value, index) => Math.abs(value - (b[index] ?? 0)))
  return {
    mean: differences.reduce((sum, value) => sum + value, 0) / differences.length,
    most: differences.reduce((most, value) => Math.max(most, value), 0),
  }
}
