import { endSessions } from '../auth/end-sessions.ts'
import { releaseConversations, tellReleased } from '../chat/agents/release-conversations.ts'
import type { Transaction } from '../database/database.ts'
import { Problem } from '../errors/problem.ts'
import { spendCode } from '../registration/setup-codes.ts'
import type { Services } from '../services.ts'
import { mailStaffCode } from './staff-letters.ts'
import type { StaffMember } from './staff-member.ts'
import { findStaffByEmail, findWorking, forgetPassword, removeMemberships } from './staff-store.ts'

/** Takes every role, the password, open sessions and conversations; the account stays, because what somebody did names it. Answers its uuid. */
export const removeStaff = (services: Services, email: string): Promise<string> =>
  changing(
    services,
    async (tx) => (await findWorking(tx, email))[0],
    async (tx, { uuid }) => {
      await removeMemberships(tx, uuid)
      await spendCode(tx, uuid)
    },
  )

/** Takes the password, open sessions and conversations, and mails a code with which a new one is set. Answers the uuid of the account. */
export const resetStaff = (services: Services, email: string): Promise<string> =>
  changing(
    services,
    (tx) => findStaffByEmail(tx, email),
    (tx, member) => mailStaffCode(tx, services, { identity: member.uuid, email: member.email }),
  )

async function changing(
  { database, clock, chat }: Services,
  find: (tx: Transaction) => Promise<StaffMember | undefined>,
  change: (tx: Transaction, member: StaffMember) => Promise<void>,
): Promise<string> {
  const { uuid, released } = await database.db.transaction(async (tx) => {
    const member = await find(tx)
    if (member === undefined) throw new Problem(404, 'STAFF_UNKNOWN').at('email')
    const now = clock.now()
    await forgetPassword(tx, member.uuid, now)
    await endSessions(tx, { identity: member.uuid }, 'ENDED', now)
    await change(tx, member)
    return { uuid: member.uuid, released: await releaseConversations(tx, member.uuid, now) }
  })
  tellReleased({ chat }, released)
  return uuid
}
