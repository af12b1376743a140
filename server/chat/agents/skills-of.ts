import type { Services } from '../../services.ts'
import type { ChatAgent } from './chat-agent.ts'

/** The queues of an agent's lenders, by name: what these ask of those who talk to their applicants. */
export function skillsOf(
  { tenants }: Pick<Services, 'tenants'>,
  { tenants: codes }: Pick<ChatAgent, 'tenants'>,
): readonly string[] {
  const skills = codes.flatMap((code) => tenants.find(code)?.settings.chat?.skill ?? [])
  return [...new Set(skills)].sort()
}
