import type { FastifyRequest } from 'fastify'
import type { AnswerGuard } from '#engine'
import type { Profile } from '#generated/domain'
import type { Application } from '../applications/application.ts'
import type { Patch } from '../applications/change/patch.ts'
import type { StoredCondition } from '../applications/stored-condition.ts'
import type { Transaction } from '../database/database.ts'
import { requireProof } from '../proofs/require-proof.ts'
import { type Act, tellOfAct } from '../proofs/tell-of-act.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { ruleOf } from './condition.ts'

/** Returns what `flows/conditions.json` asks for beside the token of whoever answers a condition. Undefined if nothing. */
export const guardOf = (tenant: Tenant, { category, documents }: StoredCondition): AnswerGuard | undefined =>
  tenant.effective.source.conditions.guards?.find(
    (guard) =>
      guard.action === ruleOf(tenant, category).action &&
      (guard.documents?.some((kind) => documents.includes(kind)) ?? true),
  )

/** Condition that is answered, and by which request. */
export interface Answering {
  readonly http: FastifyRequest
  readonly tenant: Tenant
  readonly application: Application
  readonly guard: AnswerGuard | undefined
}

/**
 * Asks for the proof that only a changed telephone number needs, and tells the owner of an answer whose guard says so: of a
 * number, only if it is a new one. Runs in the transaction of the answer.
 */
export async function guardAnswer(
  tx: Transaction,
  services: Services,
  { http, tenant, application, guard }: Answering,
  { profile }: Patch,
): Promise<void> {
  const former = firstNumber(application.profile)
  const isSame = profile !== undefined && firstNumber(profile) === former
  if (guard === undefined || isSame) return
  if (profile !== undefined && former !== undefined)
    await requireProof(tx, services, http, guard.proofToChange)
  if (guard.tells === undefined) return
  await tellOfAct(tx, services, tenant, {
    identity: application.owner,
    application: application.uuid,
    // The server starts only with a letter of that name.
    template: guard.tells,
    formerPhone: profile && former,
  } as Act)
}

const firstNumber = ({ phoneNumbers: [first] = [] }: Profile): string | undefined => first?.number
