import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../auth/authenticate.ts'
import type { Database, Transaction } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { sessions } from '../database/schema.ts'
import { Problem } from '../errors/problem.ts'
import { factorSetAt } from '../second-factor/factor-store.ts'
import type { Services } from '../services.ts'
import type { Proof } from './proof.ts'
import { proofLimits } from './proof-limits.ts'

/** Creates the check of the proof that a call's policy asks for. */
export const createProofCheck =
  (services: Pick<Services, 'database' | 'tenants' | 'clock'>) =>
  async (request: FastifyRequest, proof: Proof | 'password' | undefined): Promise<void> => {
    const { db } = services.database
    if (proof !== 'password') return requireProof(db, services, request, proof)
    // The password is in the body. Whoever has a second factor gives that as well.
    const hasFactor = (await factorSetAt(services, bearerOf(request).identity)) !== undefined
    return requireProof(db, services, request, hasFactor ? 'recent' : undefined)
  }

/** Throws a Problem (403) unless the bearer has given the proof that an act needs. Does nothing if it needs none. */
export async function requireProof(
  db: Database | Transaction,
  services: Pick<Services, 'tenants' | 'clock'>,
  request: FastifyRequest,
  proof: Proof | undefined,
): Promise<void> {
  if (proof === undefined) return
  const [session] = await db
    .select({ createdAt: sessions.createdAt, provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.uuid, bearerOf(request).session))
  const { recentMs, anewMs } = proofLimits(services)
  const now = services.clock.now().getTime()
  const isWithin = (moment: Date | null | undefined, ms: number) =>
    moment != null && now - moment.getTime() < ms
  const isProven =
    proof === 'anew'
      ? isWithin(session?.provenAt, anewMs)
      : isWithin(session?.provenAt, recentMs) || isWithin(session?.createdAt, recentMs)
  if (!isProven) throw new Problem(403, 'PROOF_REQUIRED')
}
