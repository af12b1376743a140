import { createDecoder, createSigner } from 'fast-jwt'
import type { BorrowerClient } from '../../../tools/drive/borrower-client.ts'
import type { Person } from './look-up.ts'

/** Authorization headers that open nothing, by what is wrong with each. */
export async function strangersOf(
  tokenKey: Uint8Array,
  { client }: Person,
  ended: string,
): Promise<Readonly<Record<string, string>>> {
  const token = client.token ?? ''
  const { exp, iat, ...claims } = createDecoder()(token)
  const signed = (key: Uint8Array, expiry: number, more: object = {}) =>
    createSigner({ key: Buffer.from(key), algorithm: 'HS256' })({ ...claims, ...more, exp: expiry })
  const now = Math.floor(Date.now() / 1000)
  // The claims are right, so that what is refused below is refused for what is wrong with it.
  const good = signed(tokenKey, now + 600)
  if (!(await isAdmitted(client, good)))
    throw new Error('A token with the claims of another is not admitted.')
  const [header = '', payload = '', signature = ''] = token.split('.')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  return {
    'an ended session': `Bearer ${ended}`,
    'an expired token': `Bearer ${signed(tokenKey, now - 60)}`,
    'a token of another key': `Bearer ${signed(Buffer.alloc(32, 7), now + 600)}`,
    'an unsigned token': `Bearer ${unsigned}.${payload}.`,
    'a token of nobody': `Bearer ${signed(tokenKey, now + 600, { sub: crypto.randomUUID() })}`,
    'a token with a changed signature': `Bearer ${header}.${payload}.${signature.split('').reverse().join('')}`,
    'half a token': `Bearer ${token.slice(0, token.length / 2)}`,
    'a token without Bearer': token,
    'another scheme': 'Basic am86ZG9l',
    'an empty bearer': 'Bearer ',
    'a long bearer': `Bearer ${'a'.repeat(4000)}.b.c`,
  }
}

const statusPath = '/service-profile/api/v1/profile'

const isAdmitted = async (client: BorrowerClient, token: string): Promise<boolean> =>
  (await fetch(client.url + statusPath, { headers: { authorization: `Bearer ${token}` } })).ok
