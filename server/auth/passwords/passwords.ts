import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createInTurn, type Place } from '../limits/in-turn.ts'

const derive = promisify(argon2)

// OWASP's smallest setting of argon2id that keeps a sign-in under a tenth of a second: 19 MiB, two passes, one lane.
const cost = { memory: 19456, passes: 2, parallelism: 1 }

// A hash keeps one processor busy, and one of the four libuv threads that files and DNS lookups share. With two processors, the
// other one stays free for responses. With four hashes at once, simple reads waited as long as registrations.
const atOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

// The queue holds a few seconds' worth of work for strangers, however many addresses they have. Who is known waits for none of
// them. Later callers are told to come back, before their browser gives up.
const inTurn = createInTurn({
  atOnce,
  mostWaiting: 40,
  mostOfSource: 12,
  mostOfKnown: 150,
  comeBackSeconds: 5,
})

/**
 * Hashes a password to `argon2id$memory$passes$parallelism$salt$tag`, so that old hashes stay readable after a change of cost.
 * It waits for its turn, so it must not run within a transaction, which would block others. Rejects with a Problem (503) if too
 * many wait already.
 */
export async function hashPassword(place: Place, password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(place, () =>
    derive('argon2id', { message: password, nonce, tagLength: 32, ...cost }),
  )
  return written(nonce, tag)
}

export async function verifyPassword(place: Place, password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', expected = ''] = hash.split('$')
  const parameters = {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: 32,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const tag = await inTurn(place, () => derive('argon2id', parameters))
  return timingSafeEqual(tag, Buffer.from(expected, 'base64'))
}

function written(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = cost
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64'), tag.toString('base64')].join('$')
}

/** Returns a hash that matches no password, because its tag is random. */
export const hashOfNoPassword = (): string => written(randomBytes(16), randomBytes(32))

const decoy = hashOfNoPassword()

/** Takes as long as a real check, so that the response time does not tell whether an address is known. */
export async function verifyAgainstNobody(place: Place, password: string): Promise<false> {
  await verifyPassword(place, password, decoy)
  return false
}
