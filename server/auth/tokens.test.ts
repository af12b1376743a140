import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { createSigner } from 'fast-jwt'
import { describe, expect, it } from 'vitest'
import { createKey, createRing } from '../secrets/key-ring.ts'
import { findBearer, signToken } from './tokens.ts'

const key = randomBytes(32)
const ring = createRing(createKey(key))
const minute = 60_000
const limits = { idleMs: 30 * minute, absoluteMs: 12 * 60 * minute }
const signedInAt = new Date('2026-11-20T08:00:00.000Z')
const bearer = {
  audience: 'customer' as const,
  identity: randomUUID(),
  tenant: 'hearthline',
  session: randomUUID(),
  signedInAt,
  isFactorDue: false,
}

const momentOf = (minutes: number) => new Date(signedInAt.getTime() + minutes * minute)
const token = (minutes: number) => `Bearer ${signToken(ring, bearer, momentOf(minutes), limits)}`
const find = (header: string, minutes: number) => findBearer(ring, header, momentOf(minutes))

describe('a token', () => {
  it('says whose it is, of which session, and when that began', () => {
    expect(find(token(1), 2)).toEqual(bearer)
  })

  it('ends half an hour after it was made', () => {
    expect(find(token(0), 29)).toBeDefined()
    expect(find(token(0), 30)).toBeUndefined()
  })

  it('never outlasts its session, however often it is rolled', () => {
    expect(find(token(11 * 60 + 50), 12 * 60 - 1)).toBeDefined()
    expect(find(token(11 * 60 + 50), 12 * 60)).toBeUndefined()
  })

  it('is refused when one character of it is another', () => {
    const header = token(0)
    fc.assert(
      fc.property(fc.nat(header.length - 8), fc.constantFrom(...'abcXYZ019_-'), (at, character) => {
        const place = at + 7
        fc.pre(header[place] !== character)
        const altered = header.slice(0, place) + character + header.slice(place + 1)
        // The last character holds bits without meaning.
        fc.pre(place !== header.length - 1)
        expect(find(altered, 1)).toBeUndefined()
      }),
    )
  })

  it('is refused when another key signed it, when nothing did, and when it lacks a claim', () => {
    const claims = {
      aud: 'customer',
      sub: bearer.identity,
      jti: bearer.session,
      org: 'hearthline',
      auth_time: 1,
      exp: 9e9,
    }
    const sign = (of: object, by = key) => `Bearer ${createSigner({ key: by, algorithm: 'HS256' })(of)}`
    expect(find(sign(claims), 1)).toBeDefined()
    expect(find(sign(claims, randomBytes(32)), 1)).toBeUndefined()
    const none = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    )
    expect(find(`Bearer ${none.join('.')}.`, 1)).toBeUndefined()
    for (const name of Object.keys(claims))
      expect(find(sign({ ...claims, [name]: undefined }), 1)).toBeUndefined()
  })
})
