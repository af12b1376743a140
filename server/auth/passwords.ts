import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// OWASP's least setting of argon2id that keeps a sign-in under a tenth of a second: 19 MiB, two passes, one lane.
const cost = { memory: 19456, passes: 2, parallelism: 1 }

/** `argon2id$memory$passes$parallelism$salt$tag`, so that a later change of cost leaves old hashes readable. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: password, nonce, tagLength: 32, ...cost })
  const { memory, passes, parallelism } = cost
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64'), tag.toString('base64')].join('$')
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', expected = ''] = hash.split('$')
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: 32,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(tag, Buffer.from(expected, 'base64'))
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that the time of an answer does not tell whether an address is known. */
export async function verifyAgainstNobody(password: string): Promise<false> {
  decoy ??= hashPassword('nobody')
  await verifyPassword(password, await decoy)
  return false
}
