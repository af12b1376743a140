import type { FastifyRequest } from 'fastify'
import type { ProofRequest } from '#generated/api'
import { bearerOf } from '../auth/authenticate.ts'
import { findIdentity, type Identity } from '../auth/find-identity.ts'
import { noteSecurity } from '../auth/note-security.ts'
import { requirePresentPassword } from '../auth/passwords/require-present-password.ts'
import { renewSession } from '../auth/renew-session.ts'
import { and, eq, gt, lt, sql } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { postLetter } from '../letters/post-letters.ts'
import { hashCode, isHashOfCode } from '../registration/setup-codes.ts'
import { sixDigits } from '../registration/six-digits.ts'
import { factorSetAt } from '../second-factor/factor-store.ts'
import type { Services } from '../services.ts'
import { proofLimits } from './proof-limits.ts'
import { takeFactor } from './take-factor.ts'

/**
 * Notes in the bearer's session that they have just proven who they are: by a code of their second factor if they have one, else by
 * the password or a mailed code. Throws a Problem otherwise. The proof is theirs alone: copies of their token end with it.
 */
export async function giveProof(
  services: Services,
  request: FastifyRequest,
  given: ProofRequest,
): Promise<void> {
  const account = await findIdentity(services, request)
  if (given.factorCode !== undefined) await takeFactor(services, request, account, given.factorCode)
  else if ((await factorSetAt(services, account.uuid)) !== undefined)
    throw new Problem(422, 'PROOF_FACTOR').at('factorCode')
  else if (given.currentPassword !== undefined)
    await requirePresentPassword(services, request, account, given.currentPassword)
  else await requireProofCode(services, request, account, given.code ?? '')
  const bearer = bearerOf(request)
  await services.database.db.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ provenAt: services.clock.now(), proofCodeHash: null })
      .where(eq(sessions.uuid, bearer.session))
    await renewSession(tx, request, bearer)
  })
  noteSecurity(services, request, 'proof-given', { identity: account.uuid })
}

/**
 * Mails a code to the address with which the bearer signs in; an earlier one becomes invalid. Throws a Problem (422) if they have
 * a second factor, which alone proves them, and (429) after too many in one session.
 */
export async function mailProofCode(services: Services, request: FastifyRequest): Promise<void> {
  const account = await findIdentity(services, request)
  const { uuid, email: recipient } = account
  if ((await factorSetAt(services, uuid)) !== undefined) throw new Problem(422, 'PROOF_FACTOR')
  const { codes, codeMs } = proofLimits(services)
  const { session } = bearerOf(request)
  const [at, code] = [services.clock.now(), sixDigits()]
  await services.database.db.transaction(async (tx) => {
    const mailed = await tx
      .update(sessions)
      .set({
        proofCodeHash: hashCode(services.secrets.dataKey, purposeOf(session), code),
        proofCodeExpiresAt: new Date(at.getTime() + codeMs),
        proofAttempts: 0,
        proofCodes: sql`${sessions.proofCodes} + 1`,
      })
      .where(and(eq(sessions.uuid, session), lt(sessions.proofCodes, codes)))
      .returning({ uuid: sessions.uuid })
    if (mailed.length === 0) throw new Problem(429, 'PROOF_CODES_LIMITED')
    const letter = { channel: 'MAIL', template: 'proofCode', recipient, reader: uuid, at } as const
    const values = { code, minutes: String(codeMs / 60_000) }
    await postLetter(tx, services.tenants.of(account), { ...letter, values })
  })
}

/** Throws a Problem (422) unless the code is the session's. It counts the attempt first, so that parallel attempts gain nothing. */
async function requireProofCode(
  { database, clock, secrets, ...services }: Services,
  request: FastifyRequest,
  { uuid: identity }: Identity,
  code: string,
): Promise<void> {
  const { session } = bearerOf(request)
  const [kept] = await database.db
    .update(sessions)
    .set({ proofAttempts: sql`${sessions.proofAttempts} + 1` })
    .where(
      and(
        eq(sessions.uuid, session),
        gt(sessions.proofCodeExpiresAt, clock.now()),
        lt(sessions.proofAttempts, proofLimits(services).codeAttempts),
      ),
    )
    .returning({ hash: sessions.proofCodeHash })
  const isRight = isHashOfCode(secrets.dataKey, purposeOf(session), code, kept?.hash ?? '')
  if (isRight) return
  noteSecurity({ ...services, secrets }, request, 'code-refused', { identity })
  throw new Problem(422, 'PROOF_CODE').at('code')
}

/** Returns the purpose of a code, which is good for one session and nothing else. */
const purposeOf = (session: string): string => `${session} proves who acts`
