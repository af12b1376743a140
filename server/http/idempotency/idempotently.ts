import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signedIn } from '../../auth/authenticate.ts'
import { pseudonym } from '../../auth/pseudonym.ts'
import type { Transaction } from '../../database/database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { idempotencyKeys } from '../../database/schema.ts'
import { Problem } from '../../errors/problem.ts'
import { isKeyedHash, keyedHash } from '../../secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'
import { claimKey, claimSignedIn } from './claim-key.ts'

/**
 * Does the work once per idempotency key and person, in one transaction with the key. A repeated key gets the first response; a
 * key with another request gets 422. A refusal stores nothing, so the request can be corrected and sent again. A signed-out
 * person gets 401, even with a known key.
 */
export async function idempotently<Body extends object>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Transaction) => Promise<Body>,
): Promise<Body> {
  const { dataKey } = services.secrets
  const content = contentOf(request)
  // A keyed hash, because a plain hash of a form with a nine-digit number would reveal the number.
  const claim = {
    ...ownerOf(request),
    requestHash: keyedHash(dataKey, content),
    place: pseudonym(services.secrets, 'address', request.ip),
  }
  const once = async (tx: Transaction, isFirst: boolean): Promise<Body> => {
    if (!isFirst) return repeat<Body>(tx, reply, claim, (hash) => isKeyedHash(dataKey, content, hash))
    const body = await work(tx)
    await tx.update(idempotencyKeys).set({ status: 200, body }).where(sameKey(claim))
    return body
  }
  const { db } = services.database
  if (request.bearer === null) return db.transaction(async (tx) => once(tx, await claimKey(tx, claim)))
  const { body } = await signedIn(services, request, (isOpen) =>
    db.transaction(async (tx) => {
      const [claimed] = await claimSignedIn(tx, claim, isOpen)
      if (claimed === undefined) return []
      return [{ lastUsedAt: claimed.lastUsedAt, body: await once(tx, claimed.key !== null) }]
    }),
  )
  return body
}

/**
 * Returns the response that the same request got before with its key. Undefined for a new key. It saves a repeated request the
 * work before its transaction, such as the inspection of an upload. Throws a Problem (422) if the key came with another
 * request.
 */
export async function findAnswered<Body extends object>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Body | undefined> {
  const owner = ownerOf(request)
  const [first] = await services.database.db.select().from(idempotencyKeys).where(sameKey(owner))
  if (first === undefined) return undefined
  const content = contentOf(request)
  return answerOf<Body>(reply, first, (hash) => isKeyedHash(services.secrets.dataKey, content, hash))
}

/** Identity for people without an account. */
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

/**
 * Returns the idempotency key. It is required for changes of an application, but optional without a bearer, for example for
 * opening an account.
 */
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
  return answerOf<Body>(reply, first, isSame)
}

function answerOf<Body extends object>(
  reply: FastifyReply,
  first: typeof idempotencyKeys.$inferSelect | undefined,
  isSame: (requestHash: string) => boolean,
): Body {
  if (first === undefined || !isSame(first.requestHash) || first.body === null)
    throw new Problem(422, 'IDEMPOTENCY_KEY_REUSED')
  reply.header('idempotency-replayed', 'true')
  // The hash proves that it is the same request to the same endpoint, so the stored body has its type.
  return first.body as Body
}

const sameKey = ({ identity, key }: Owner) =>
  and(eq(idempotencyKeys.identity, identity), eq(idempotencyKeys.key, key))
