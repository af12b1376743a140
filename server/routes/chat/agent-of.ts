import type { FastifyRequest } from 'fastify'
import { bearerOf } from '../../auth/authenticate.ts'
import { loadMember } from '../../auth/staff/find-staff.ts'
import type { WorkRole } from '../../auth/staff/staff-member.ts'
import type { ChatAgent } from '../../chat/agents/chat-agent.ts'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'

export const chatsPath = '/service-csp/agent/secure/api/v1/chats'

/** Roles that talk to applicants; a supervisor can step in. */
export const talking: readonly WorkRole[] = ['SUPPORT_AGENT', 'SUPERVISOR']

/**
 * Returns the agent who sends a request: a staff member, limited to the lenders at which they have a role that talks to
 * applicants. Throws a Problem (403) if there are none.
 */
export async function agentOf(services: Services, request: FastifyRequest): Promise<ChatAgent> {
  const { uuid: identity, name, memberships } = await loadMember(services, request)
  const tenants = memberships.flatMap(({ role, tenant }) => (talking.includes(role) ? [tenant] : []))
  if (tenants.length === 0) throw new Problem(403, 'CHAT_NO_ROLE')
  return { identity, name, tenants: [...new Set(tenants)], session: bearerOf(request).session }
}
