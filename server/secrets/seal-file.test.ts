import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKey, createRing } from './key-ring.ts'
import { SealError } from './seal.ts'
import { openFile, sealFile, sealOverhead } from './seal-file.ts'

const [one, other] = [createKey(), createKey()]
const ring = createRing(one)
const uuid = randomUUID()
const content = fc.uint8Array({ maxLength: 300 })

describe('a sealed file', () => {
  it('opens to what was sealed with whichever key of the ring, and is a little larger', () => {
    fc.assert(
      fc.property(content, (plain) => {
        const { bytes, sealedKey } = sealFile(ring, uuid, plain)
        expect([sealedKey, bytes.length]).toEqual([one.id, plain.length + sealOverhead])
        expect(Buffer.from(openFile(createRing(other, [one]), uuid, bytes))).toEqual(Buffer.from(plain))
      }),
    )
  })

  it('never opens for another row, with another key, or after a bit of it was changed', () => {
    fc.assert(
      fc.property(content, fc.nat(), (plain, place) => {
        const { bytes } = sealFile(ring, uuid, plain)
        expect(() => openFile(ring, randomUUID(), bytes)).toThrow(SealError)
        expect(() => openFile(createRing(other), uuid, bytes)).toThrow(SealError)
        // Without its mark it is no sealed file any more, and its hash tells that it is another.
        const at = 8 + (place % (bytes.length - 8))
        bytes[at] = (bytes[at] ?? 0) ^ 1
        expect(() => openFile(ring, uuid, bytes)).toThrow(SealError)
      }),
    )
  })

  it('from before files were sealed opens as it is', () => {
    const pdf = Buffer.from('%PDF-1.7 and so on, for longer than a seal is at its beginning')
    expect(openFile(ring, uuid, pdf)).toBe(pdf)
  })
})
