import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/database.ts'
import { and, eq } from '../database/drizzle.ts'
import { idempotencyKeys } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { isKeyedHash, keyedHash } from '../secrets/keyed-hash.ts'
import type { Services } from '../services.ts'

/**
 * Does the work once per key and person, in one transaction with the key: a repeated key gets the first answer, a key
 * that came with another request 422. A refusal stores nothing, so that it may be mended and sent again.
 */
export async function idempotently<Body extends object>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Transaction) => Promise<Body>,
): Promise<Body> {
  const { dataKey } = services.secrets
  const content = contentOf(request)
  // Keyed, because a plain hash of a form with a number of nine digits in it would give the number away.
  const claim = { ...ownerOf(request), requestHash: keyedHash(dataKey, content) }
  return services.database.db.transaction(async (tx) => {
    // On a second request with the same key this waits for the first one's transaction.
    const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning()
    if (claimed.length === 0)
      return repeat<Body>(tx, reply, claim, (hash) => isKeyedHash(dataKey, content, hash))
    const body = await work(tx)
    await tx.update(idempotencyKeys).set({ status: 200, body }).where(sameKey(claim))
    return body
  })
}

/** Stands for those who have no account yet. */
const nobody = '00000000-0000-0000-0000-000000000000'

interface Owner {
  readonly identity: string
  readonly key: string
}

const ownerOf = (request: FastifyRequest): Owner => ({
  identity: request.bearer?.identity ?? nobody,
  key: keyOf(request),
})

const contentOf = (request: FastifyRequest): string =>
  JSON.stringify([request.method, request.url, request.body ?? null])

/** Only somebody who changes an application must bring a key; whoever opens an account may come without. */
function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (key === undefined && request.bearer === null) return randomUUID()
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key))
    throw new Problem(400, 'IDEMPOTENCY_KEY_REQUIRED')
  return key
}

async function repeat<Body extends object>(
  tx: Transaction,
  reply: FastifyReply,
  owner: Owner,
  isSame: (requestHash: string) => boolean,
): Promise<Body> {
  const [first] = await tx.select().from(idempotencyKeys).where(sameKey(owner))
  if (first === undefined || !isSame(first.requestHash) || first.body === null)
    throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED')
  reply.header('idempotency-replayed', 'true')
  // The hash says that it is the same request to the same endpoint, so this is what that endpoint answered.
  return first.body as Body
}

const sameKey = ({ identity, key }: Owner) =>
  and(eq(idempotencyKeys.identity, identity), eq(idempotencyKeys.key, key))
