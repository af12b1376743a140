import { randomUUID } from 'node:crypto'
import type { BorrowerClient } from '../../../product/drive/borrower-client.ts'
import { findBearer, signToken } from '../../../server/auth/tokens.ts'
import { createKey, createRing, type KeyRing } from '../../../server/secrets/key-ring.ts'

const minute = 60_000
const limits = { idleMs: 30 * minute, absoluteMs: 720 * minute }

/** Invalid authorization headers, by what is wrong with each. `ended` is a token whose session was ended. */
export async function strangersOf(
  tokenKey: KeyRing,
  client: BorrowerClient,
  ended: string,
): Promise<Readonly<Record<string, string>>> {
  const token = client.token ?? ''
  const now = new Date()
  const bearer = findBearer(tokenKey, `Bearer ${token}`, now)
  if (bearer === undefined) throw new Error('A token of the server is none of its key.')
  const signed = (key: KeyRing, changes: Partial<typeof bearer> = {}, at = now) =>
    `Bearer ${signToken(key, { ...bearer, ...changes }, at, limits)}`
  // Checks that these claims are valid, so that each header below is refused only for its fault.
  if (!(await isAdmitted(client, signed(tokenKey)))) throw new Error('A token like theirs is not admitted.')
  const [header = '', payload = '', signature = ''] = token.split('.')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  return {
    'an ended session': `Bearer ${ended}`,
    'an expired token': signed(tokenKey, {}, new Date(now.getTime() - 2 * limits.idleMs)),
    'a token of another key': signed(createRing(createKey(Buffer.alloc(32, 7)))),
    'an unsigned token': `Bearer ${unsigned}.${payload}.`,
    'a token of nobody': signed(tokenKey, { identity: randomUUID() }),
    'a token of no session': signed(tokenKey, { session: randomUUID() }),
    'a token with another signature': `Bearer ${header}.${payload}.${signature.split('').reverse().join('')}`,
    'half a token': `Bearer ${token.slice(0, token.length / 2)}`,
    'a token without Bearer': token,
    'another scheme': 'Basic am86ZG9l',
    'an empty bearer': 'Bearer ',
    'a long bearer': `Bearer ${'a'.repeat(4000)}.b.c`,
  }
}

const isAdmitted = async ({ transport }: BorrowerClient, authorization: string): Promise<boolean> =>
  (await transport.send('/service-profile/api/v1/profile', { headers: { authorization } })).ok
