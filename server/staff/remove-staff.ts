import { shutAccount } from '../account/close-account.ts'
import { requireNothingOpen } from '../account/require-nothing-open.ts'
import { endingSessions } from '../auth/end-sessions.ts'
import { findWorking } from '../auth/staff/find-staff.ts'
import type { StaffMember } from '../auth/staff/staff-member.ts'
import { staffRealm } from '../auth/staff/staff-realm.ts'
import { releaseConversations, tellReleased } from '../chat/agents/release-conversations.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { withdrawInvitation } from '../registration/invitation-links.ts'
import type { Services } from '../services.ts'
import { inviteStaff, mailBrokerCode } from './staff-letters.ts'
import { forgetPassword, removeMemberships, unbindSubject } from './staff-store.ts'

/**
 * Removes every role, the password, open sessions and conversations of those who work under an e-mail address. The accounts
 * stay, because records name them. A broker's account is closed. Returns the uuids.
 */
export const removeStaff = (services: Services, email: string): Promise<readonly string[]> =>
  changing(services, email, async (tx, { uuid, userType }, now) => {
    if (userType === 'BROKER') {
      await requireNothingOpen(tx, services, uuid)
      return shutAccount(tx, uuid, now)
    }
    await removeMemberships(tx, uuid)
    await withdrawInvitation(tx, uuid)
    await forgetPassword(tx, uuid, now)
  })

/**
 * Removes the password, open sessions and conversations of those who work under an e-mail address, and mails a code for a new
 * password. Where a provider vouches for them, whoever next comes from there with the address gets the account. Returns the uuids of the accounts.
 */
export const resetStaff = (services: Services, email: string): Promise<readonly string[]> =>
  changing(services, email, async (tx, { uuid: identity, userType, realm, email }, now) => {
    await forgetPassword(tx, identity, now)
    await unbindSubject(tx, identity)
    if (realm === staffRealm.code) return inviteStaff(tx, services, { identity, email })
    if (userType === 'BROKER')
      await mailBrokerCode(tx, services, services.tenants.resolve(realm), { identity, email })
  })

async function changing(
  services: Services,
  email: string,
  change: (tx: Transaction, member: StaffMember, now: Date) => Promise<void>,
): Promise<readonly string[]> {
  const now = services.clock.now()
  const changed = await endingSessions(services, async (tx, endSessions) => {
    const members = await findWorking(tx, email)
    if (members.length === 0) throw new Problem(404, 'STAFF_UNKNOWN').at('email')
    const released = []
    for (const member of members) {
      // Ended after the change, which a parallel sign-in waits for: so sessions opened before it end too.
      await change(tx, member, now)
      await endSessions({ identity: member.uuid }, 'ENDED', now)
      released.push(await releaseConversations(tx, member.uuid, now))
    }
    return { uuids: members.map(({ uuid }) => uuid), released }
  })
  for (const released of changed.released) tellReleased(services, released)
  return changed.uuids
}
