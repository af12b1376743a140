import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { inspectSample, keptOf, testInspector } from '../../../../tests/support/backend/inspect-sample.ts'
import {
  differenceOf,
  phoneMetadata,
  samplePicture,
} from '../../../../tests/support/samples/sample-picture.ts'

vi.setConfig({ testTimeout: 60_000 })

const inspector = testInspector()
afterAll(() => inspector.stop())

const jpeg = (quality = 85) => samplePicture().jpeg({ quality }).toBuffer()

describe('a photo', () => {
  it('is kept without where and with what it was taken', async () => {
    const sent = await samplePicture().withExif(phoneMetadata).jpeg().toBuffer()
    expect(sent.includes('Telephone')).toBe(true)
    const { bytes, contentType, pages } = await keptOf(inspector, sent)
    expect([contentType, pages]).toEqual(['image/jpeg', 1])
    expect(Buffer.from(bytes).includes('Telephone')).toBe(false)
    const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc, icc, comments]).toEqual(Array.from({ length: 5 }))
  })

  it.each([
    [3, 320, 240],
    [6, 240, 320],
    [8, 240, 320],
  ])('is turned upright where the telephone was held otherwise (%i)', async (orientation, width, height) => {
    const sent = await samplePicture().withMetadata({ orientation }).jpeg().toBuffer()
    const { bytes } = await keptOf(inspector, sent)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    const upright = await sharp(sent).autoOrient().png().toBuffer()
    expect((await differenceOf(bytes, upright)).mean).toBeLessThan(2)
  })

  it.each([60, 85, 95, 100])('of quality %i is as good as it was', async (quality) => {
    const sent = await jpeg(quality)
    const { mean, most } = await differenceOf(sent, (await keptOf(inspector, sent)).bytes)
    expect(mean).toBeLessThan(2)
    expect(most).toBeLessThan(24)
  })

  it('keeps the colours that it had, also where its small print is red on white', async () => {
    const print = Buffer.from(
      '<svg width="320" height="240"><text x="5" y="20" font-size="9" fill="#c00">Policy 44-1020 is void</text></svg>',
    )
    const sent = await sharp({ create: { width: 320, height: 240, channels: 3, background: 'white' } })
      .composite([{ input: print }])
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const { bytes } = await keptOf(inspector, sent)
    expect((await sharp(bytes).metadata()).chromaSubsampling).toBe('4:4:4')
    expect((await differenceOf(sent, bytes)).most).toBeLessThan(40)
  })

  it('is nothing but its pixels: what somebody appended is gone', async () => {
    const sent = Buffer.concat([await jpeg(), Buffer.from('<script>MARK-OF-HARM</script>PK\u0003\u0004')])
    expect(Buffer.from((await keptOf(inspector, sent)).bytes).includes('MARK-OF-HARM')).toBe(false)
  })
})

describe('a PNG', () => {
  it('is kept to the pixel, without its comments', async () => {
    const sent = await samplePicture().png().withExif(phoneMetadata).toBuffer()
    const { bytes, contentType } = await keptOf(inspector, sent)
    expect(contentType).toBe('image/png')
    expect(await differenceOf(sent, bytes)).toEqual({ mean: 0, most: 0 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('of one pixel is a picture', async () => {
    const sent = await samplePicture(1, 1).png().toBuffer()
    expect(await keptOf(inspector, sent)).toMatchObject({ contentType: 'image/png', pages: 1 })
  })

  it('is kept as JPEG, on white, where it would be larger than a file may be', async () => {
    const small = testInspector({ maxBytes: 20_000 })
    const sent = await samplePicture().ensureAlpha(0).png().toBuffer()
    const { bytes, contentType } = await keptOf(small, sent)
    small.stop()
    expect(contentType).toBe('image/jpeg')
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('of a hundred megapixels in a megabyte is refused before it is unpacked', async () => {
    const create = { width: 10_000, height: 10_000, channels: 3, background: 'red' } as const
    const sent = await sharp({ create }).png().toBuffer()
    expect(await inspectSample(inspector, sent)).toBe('FILE_TOO_DETAILED')
  })
})

describe('a picture that is not whole', () => {
  it('is refused wherever it was cut off', async () => {
    const whole = [
      await jpeg(),
      await samplePicture().jpeg({ progressive: true }).toBuffer(),
      await samplePicture().png().toBuffer(),
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        async (picture, part) => {
          const sent = picture.subarray(0, Math.max(8, Math.floor(picture.length * part)))
          expect(await inspectSample(inspector, sent)).toBe('FILE_UNREADABLE')
        },
      ),
      { numRuns: 100 },
    )
  })

  it('is refused where only its first bytes are those of a picture', async () => {
    const heads = [await jpeg(), await samplePicture().png().toBuffer()].map((picture) =>
      picture.subarray(0, 8),
    )
    for (const head of heads)
      expect(
        await inspectSample(inspector, Buffer.concat([head, Buffer.from('<svg onload="alert(1)"/>')])),
      ).toBe('FILE_UNREADABLE')
  })
})
