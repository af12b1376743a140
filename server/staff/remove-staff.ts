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
import { removeFactor } from '../second-factor/factor-store.ts'
import type { Services } from '../services.ts'
import { inviteStaff, mailBrokerCode } from './staff-letters.ts'
import { forgetPassword, removeMemberships, unbindSubject } from './staff-store.ts'

export interface StaffChange {
  readonly uuids: readonly string[]
  /** Accounts that had a second factor, which was removed. */
  readonly withoutFactor: readonly string[]
}

/**
 * Removes every role, the password, the second factor, open sessions and conversations of those who work under an e-mail address. The accounts
 * stay, because records name them. A broker's account is closed. Returns whom it concerns.
 */
export const removeStaff = (services: Services, email: string): Promise<StaffChange> =>
  changing(services, email, async (tx, { uuid, userType }, now) => {
    const hadFactor = await removeFactor(tx, uuid)
    if (userType === 'BROKER') {
      await requireNothingOpen(tx, services, uuid)
      await shutAccount(tx, uuid, now)
      return hadFactor
    }
    await removeMemberships(tx, uuid)
    await withdrawInvitation(tx, uuid)
    await forgetPassword(tx, uuid, now)
    return hadFactor
  })

/**
 * Removes the password, the second factor, open sessions and conversations of those who work under an e-mail address, and mails a code for a new
 * password. Where a provider vouches for them, whoever next comes from there with the address gets the account. Returns whom it concerns.
 */
export const resetStaff = (services: Services, email: string): Promise<StaffChange> =>
  changing(services, email, async (tx, { uuid: identity, userType, realm, email }, now) => {
    await forgetPassword(tx, identity, now)
    const hadFactor = await removeFactor(tx, identity)
    await unbindSubject(tx, identity)
    if (realm === staffRealm.code) await inviteStaff(tx, services, { identity, email })
    else if (userType === 'BROKER')
      await mailBrokerCode(tx, services, services.tenants.resolve(realm), { identity, email })
    return hadFactor
  })

async function changing(
  services: Services,
  email: string,
  change: (tx: Transaction, member: StaffMember, now: Date) => Promise<boolean>,
): Promise<StaffChange> {
  const now = services.clock.now()
  const changed = await endingSessions(services, async (tx, endSessions) => {
    const members = await findWorking(tx, email)
    if (members.length === 0) throw new Problem(404, 'STAFF_UNKNOWN').at('email')
    const released = []
    const withoutFactor: string[] = []
    for (const member of members) {
      // Ended after the change, which a parallel sign-in waits for: so sessions opened before it end too.
      if (await change(tx, member, now)) withoutFactor.push(member.uuid)
      await endSessions({ identity: member.uuid }, 'ENDED', now)
      released.push(await releaseConversations(tx, member.uuid, now))
    }
    return { uuids: members.map(({ uuid }) => uuid), withoutFactor, released }
  })
  for (const released of changed.released) tellReleased(services, released)
  return changed
}
