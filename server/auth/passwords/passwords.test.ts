import { describe, expect, it } from 'vitest'
import type { Place } from '../limits/in-turn.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

const place: Place = { source: 'a browser', isKnown: false }
const password = 'Plain walnut harbor lamp '

describe('a password', () => {
  it('is kept as argon2id of 19 MiB and two passes under a salt of 128 bits, each time another', async () => {
    const hashes = [await hashPassword(place, password), await hashPassword(place, password)]
    for (const hash of hashes) {
      const [kind, memory, passes, lanes, salt = '', tag = ''] = hash.split('$')
      expect([kind, memory, passes, lanes]).toEqual(['argon2id', '19456', '2', '1'])
      expect([salt, tag].map((part) => Buffer.from(part, 'base64').length)).toEqual([16, 32])
    }
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it('is compared whole and as it was typed: every letter, its case, its spaces, and its end', async () => {
    const long = `${'a b'.repeat(42)}c`
    const [hash, hashOfLong] = [await hashPassword(place, password), await hashPassword(place, long)]
    expect(await verifyPassword(place, password, hash)).toBe(true)
    for (const other of [password.trim(), password.toLowerCase(), `${password} `])
      expect(await verifyPassword(place, other, hash)).toBe(false)
    expect(await verifyPassword(place, long, hashOfLong)).toBe(true)
    expect(await verifyPassword(place, long.slice(0, -1), hashOfLong)).toBe(false)
  })
})
