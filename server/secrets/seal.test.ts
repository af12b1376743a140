import { createCipheriv, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKey, createRing, type Key, keyOfSecret } from './key-ring.ts'
import { isKeyedHash, keyedHash } from './keyed-hash.ts'
import { keyIdOf, SealError, seal, unseal } from './seal.ts'

const [one, other] = [createKey(), createKey()]
const ring = createRing(one)
const text = fc.string({ unit: 'binary' })

/** Seals in the format from before keys had ids. */
function sealWithoutId({ bytes }: Key, plain: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', bytes, iv)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

describe('a sealed value', () => {
  it('opens to the text that was sealed, and is never twice the same', () => {
    fc.assert(
      fc.property(text, (plain) => {
        const sealed = seal(ring, plain)
        expect(unseal(ring, sealed)).toBe(plain)
        expect(seal(ring, plain)).not.toBe(sealed)
      }),
    )
  })

  it('names its key, which gives nothing of the key away', () => {
    expect(keyIdOf(seal(ring, 'text'))).toBe(one.id)
    expect(one.id).toMatch(/^[0-9a-f]{8}$/)
    expect(Buffer.from(one.bytes).toString('hex')).not.toContain(one.id)
    expect(keyOfSecret('a secret').id).toBe(keyOfSecret('a secret').id)
  })

  it('opens with the key that it names, whichever of the ring that is', () => {
    fc.assert(
      fc.property(text, (plain) => {
        expect(unseal(createRing(other, [one]), seal(ring, plain))).toBe(plain)
      }),
    )
  })

  it('says which key is missing', () => {
    expect(() => unseal(createRing(other), seal(ring, 'text'))).toThrow(
      `A value is sealed with the key ${one.id}, which this server was not given.`,
    )
  })

  it('never opens when a character of it was changed, left out or added', () => {
    const both = createRing(one, [other])
    const character = fc.constantFrom(...'0a9fAZz+/=.- \n')
    fc.assert(
      fc.property(text, fc.nat(), character, fc.nat({ max: 1 }), (plain, place, written, taken) => {
        const sealed = seal(both, plain)
        const at = place % (sealed.length + 1)
        const altered = sealed.slice(0, at) + written + sealed.slice(at + taken)
        fc.pre(altered !== sealed)
        expect(() => unseal(both, altered)).toThrow(SealError)
      }),
      { numRuns: 1000 },
    )
  })

  it('never opens as one of another key, nor as one without a key', () => {
    const both = createRing(one, [other])
    fc.assert(
      fc.property(text, (plain) => {
        const body = seal(both, plain).slice(9)
        expect(() => unseal(both, `${other.id}.${body}`)).toThrow(SealError)
        expect(() => unseal(both, body)).toThrow(SealError)
      }),
    )
  })

  it('from before keys had ids opens with whichever key of the ring it was sealed', () => {
    fc.assert(
      fc.property(text, (plain) => {
        const sealed = sealWithoutId(one, plain)
        expect(unseal(createRing(other, [one]), sealed)).toBe(plain)
        expect(() => unseal(createRing(other), sealed)).toThrow(SealError)
      }),
    )
  })

  it('of a row opens for that row alone; one that was sealed for none opens for each', () => {
    fc.assert(
      fc.property(text, fc.uuid(), fc.uuid(), (plain, row, another) => {
        fc.pre(row !== another)
        const sealed = seal(ring, plain, row)
        expect(unseal(ring, sealed, row)).toBe(plain)
        expect(() => unseal(ring, sealed, another)).toThrow(SealError)
        expect(() => unseal(ring, sealed)).toThrow(SealError)
        expect(unseal(ring, seal(ring, plain), row)).toBe(plain)
      }),
    )
  })

  it('is no other text', () => {
    fc.assert(
      fc.property(text, (plain) => {
        expect(() => unseal(ring, plain)).toThrow(SealError)
      }),
    )
  })
})

describe('a keyed hash', () => {
  it('is known by whichever key of the ring it was made, and by no other', () => {
    fc.assert(
      fc.property(text, text, (content, another) => {
        const made = keyedHash(ring, content)
        expect(isKeyedHash(createRing(other, [one]), content, made)).toBe(true)
        expect(isKeyedHash(createRing(other), content, made)).toBe(false)
        expect(isKeyedHash(ring, another, made)).toBe(another === content)
      }),
    )
  })
})
