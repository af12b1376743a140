import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createInTurn } from '../limits/in-turn.ts'

const derive = promisify(argon2)

// OWASP's least setting of argon2id that keeps a sign-in under a tenth of a second: 19 MiB, two passes, one lane.
const cost = { memory: 19456, passes: 2, parallelism: 1 }

// A hash keeps one processor busy, and one of the four threads that files and names share too. On two processors the other one
// is for answers: with four hashes at once, whoever only reads where they stand waited as long as those who register.
const atOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))

// Some seconds' worth of waiting: whoever comes later is told to come back, before their browser gives up.
const inTurn = createInTurn({ atOnce, mostWaiting: 150, comeBackSeconds: 5 })

/**
 * `argon2id$memory$passes$parallelism$salt$tag`, so that a later change of cost leaves old hashes readable. Waits for its turn,
 * so never within a transaction, which others wait for; rejects with a 503 where too many wait already.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => derive('argon2id', { message: password, nonce, tagLength: 32, ...cost }))
  return written(nonce, tag)
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', expected = ''] = hash.split('$')
  const parameters = {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: 32,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const tag = await inTurn(() => derive('argon2id', parameters))
  return timingSafeEqual(tag, Buffer.from(expected, 'base64'))
}

function written(nonce: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = cost
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64'), tag.toString('base64')].join('$')
}

/** A hash that no password has: its tag is chance. */
const decoy = written(randomBytes(16), randomBytes(32))

/** Takes as long as a real check, so that the time of an answer does not tell whether an address is known. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  await verifyPassword(password, decoy)
  return false
}
