import { endingSessions } from '../../auth/end-sessions.ts'
import { releaseConversations, tellReleased } from '../../chat/agents/release-conversations.ts'
import type { Services } from '../../services.ts'
import { removeMemberships } from '../staff-store.ts'
import { findBound, type Subject } from './save-provided-account.ts'

/** Removes every role, open sessions and conversations of a subject whose provider grants it no role any more. */
export async function withdrawRoles(services: Services, subject: Subject): Promise<void> {
  const now = services.clock.now()
  const released = await endingSessions(services, async (tx, endSessions) => {
    const account = await findBound(tx, subject)
    if (account === undefined) return []
    const { uuid: identity } = account
    await removeMemberships(tx, identity)
    await endSessions({ identity }, 'ENDED', now)
    return releaseConversations(tx, identity, now)
  })
  tellReleased(services, released)
}
