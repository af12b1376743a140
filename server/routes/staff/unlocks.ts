import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UnlockedAccounts, UnlockRequest } from '#generated/api'
import type { Application } from '../../applications/application.ts'
import { noteSecurity } from '../../auth/note-security.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import { tenantsOf, type WorkRole } from '../../auth/staff/staff-member.ts'
import { staffRealm } from '../../auth/staff/staff-realm.ts'
import { type Unlock, unlockAccounts } from '../../proofs/unlock-account.ts'
import type { Services } from '../../services.ts'
import { lenderOf } from '../../staff/add-staff.ts'

/** Roles that set an account free after they talked to its owner. */
const unlockers: readonly WorkRole[] = ['SUPERVISOR', 'ADMINISTRATOR']

/** POST /operator/unlocks and /service-staff/secure/api/v1/unlocks */
export function unlocks(app: FastifyInstance, services: Services): void {
  const body = services.schema('staff.schema.json#/$defs/UnlockRequest')
  const response = { 200: services.schema('staff.schema.json#/$defs/UnlockedAccounts') }
  const unlock = async (request: FastifyRequest, which: Unlock): Promise<UnlockedAccounts> => {
    const { identities, withoutFactor, lifted, held } = await unlockAccounts(services, which)
    for (const identity of identities) noteSecurity(services, request, 'account-unlocked', { identity })
    for (const identity of withoutFactor) noteSecurity(services, request, 'factor-reset', { identity })
    return {
      identityUuids: [...identities],
      liftedLoanNumbers: loanNumbersOf(lifted),
      heldLoanNumbers: loanNumbersOf(held),
    }
  }
  const byOperator = {
    summary: 'Operator: forget counted attempts on an account, and release money that its owner had held',
    refuses: [404],
    body,
    response,
  }
  app.post<{ Body: UnlockRequest }>(
    '/operator/unlocks',
    {
      config: { policy: { who: 'operator', data: 'none', audit: 'changed.access' } },
      schema: byOperator,
    },
    (request) => {
      const { email, tenant, removesFactor } = request.body
      const realm = tenant === undefined ? staffRealm.code : lenderOf(services, tenant).code
      return unlock(request, { email, realms: [realm], by: 'operator', removesFactor })
    },
  )
  const byStaff = {
    summary:
      'Forget counted attempts on an account of one’s lenders, and release money that its owner had held',
    refuses: [403, 404],
    body,
    response,
  }
  app.post<{ Body: UnlockRequest }>(
    '/service-staff/secure/api/v1/unlocks',
    {
      config: { policy: { who: 'staff', data: 'tenant', roles: unlockers, audit: 'changed.access' } },
      schema: byStaff,
    },
    async (request) => {
      const member = await loadMember(services, request)
      const { email, tenant, removesFactor } = request.body
      const own = tenantsOf(member, unlockers)
      const realms = tenant === undefined ? own : own.filter((code) => code === tenant)
      return unlock(request, { email, realms, by: member.uuid, removesFactor })
    },
  )
}

const loanNumbersOf = (applications: readonly Application[]): string[] =>
  applications.map(({ heloc }) => heloc.loanNumber ?? '')
