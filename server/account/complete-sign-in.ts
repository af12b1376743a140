import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteSecurity } from '../auth/note-security.ts'
import { completeSession } from '../auth/open-session.ts'
import { brandOf } from '../auth/staff/staff-realm.ts'
import { takeFactor } from '../proofs/take-factor.ts'
import { besideSignIn } from '../proofs/tell-of-device.ts'
import type { FactorAccount } from '../second-factor/take-code.ts'
import type { Services } from '../services.ts'

/** Completes the sign-in of a bearer with a code of their second factor. */
export async function giveFactor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  account: FactorAccount,
  code: string,
): Promise<void> {
  await takeFactor(services, request, account, code)
  await completeSignIn(services, request, reply, account)
}

/** Signs a bearer in altogether who has just given their second factor. Whoever does so in a new browser is told by mail. */
export async function completeSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { uuid: identity, tenant: realm }: FactorAccount,
): Promise<void> {
  const beside = besideSignIn(services, request, brandOf(services, realm), identity)
  await completeSession(services, request, reply, beside)
  noteSecurity(services, request, 'login-succeeded', { identity })
}
