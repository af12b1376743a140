import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { inspectSample, keptOf, testInspector } from '../../../../tests/support/backend/inspect-sample.ts'
import { sampleHeic } from '../../../../tests/support/samples/sample-heic.ts'
import type { InspectorLimits } from './inspector-limits.ts'

vi.setConfig({ testTimeout: 60_000 })

const inspector = testInspector()
afterAll(() => inspector.stop())

/** Returns what becomes of the sample under other limits. */
async function inspectUnder(limits: Partial<InspectorLimits>) {
  const strict = testInspector(limits)
  const kept = await inspectSample(strict, sampleHeic)
  strict.stop()
  return kept
}

describe('a HEIC picture', () => {
  it('is kept as a JPEG of its size, without metadata', async () => {
    const { bytes, contentType, pages } = await keptOf(inspector, sampleHeic)
    expect([contentType, pages]).toEqual(['image/jpeg', 1])
    const { format, width, height, exif, icc } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, icc }).toEqual({ format: 'jpeg', width: 96, height: 64 })
  })

  it('is refused before it is unpacked where it has more pixels than a picture may', async () => {
    expect(await inspectUnder({ maxPixels: 96 * 64 - 1 })).toBe('FILE_TOO_DETAILED')
    expect(await inspectUnder({ maxPixels: 96 * 64 })).toMatchObject({ contentType: 'image/jpeg' })
  })

  it.each([
    ['time', { inspectMs: 5 }],
    ['memory', { processBytes: 50 * 1024 ** 2 }],
  ])(
    'that takes too much %s is refused with how to take others, and the next file is opened as ever',
    async (_, limits) => {
      expect(await inspectUnder(limits)).toBe('FILE_HEIC')
      expect(await inspectSample(inspector, sampleHeic)).toMatchObject({ pages: 1 })
    },
  )

  it('is refused with how to take others, or kept, wherever it is cut off or spoilt', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 12, max: sampleHeic.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        async (at, by) => {
          expect(await inspectSample(inspector, sampleHeic.subarray(0, at))).toBe('FILE_HEIC')
          const spoilt = Buffer.from(sampleHeic)
          spoilt[at] = (spoilt[at] ?? 0) ^ by
          const kept = await inspectSample(inspector, spoilt)
          expect(typeof kept === 'string' ? kept : kept.contentType).toMatch(
            /^(FILE_HEIC|FILE_TOO_DETAILED|image\/jpeg)$/,
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
